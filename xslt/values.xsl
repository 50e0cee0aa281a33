<?xml version="1.0" encoding="UTF-8"?>
<!--
  Values whose type a schema fixes. paperXML has them as text, so anything may be in them: what is not of its type is
  written nowhere. URIs, which can be mended, have a module of their own.
-->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions">

  <!-- A pattern is compiled at every use, which takes a hundred times longer than to look whether other characters are left. -->
  <xsl:variable name="DIGITS" as="xs:string" select="'0123456789'"/>
  <xsl:variable name="SMALL-LETTERS" as="xs:string" select="'abcdefghijklmnopqrstuvwxyz'"/>

  <!-- The year that a text is, with a letter or without: 2014, 2014b. -->
  <xsl:function name="f:year" as="xs:string?">
    <xsl:param name="text" as="xs:string?"/>
    <xsl:variable name="year" as="xs:string" select="substring($text, 1, 4)"/>
    <xsl:sequence select="
      $year[string-length($text) = (4, 5) and translate(., $DIGITS, '') eq ''
        and translate(substring($text, 5), $SMALL-LETTERS, '') eq '']"/>
  </xsl:function>

  <!-- Every type, and whether a text is of it. -->
  <xsl:variable name="TYPES" as="map(xs:string, function(xs:string) as xs:boolean)" select="map{
    'date': function($text) {
      $text castable as xs:date or $text castable as xs:gYearMonth or $text castable as xs:gYear },
    'gloss-tag': function($text) { $text = ('M', 'L', 'G', 'T') },
    'language': function($text) {
      (string-length($text) = (2, 3) and translate($text, $SMALL-LETTERS, '') eq '') or matches($text, '^([a-z]{2,3}|[ix]-[a-z0-9]{1,8})(-[a-z0-9]{1,8})*$', 'i') },
    'number': function($text) { $text castable as xs:positiveInteger and string(xs:positiveInteger($text)) eq $text },
    'share': function($text) { matches($text, '^(0(\.[0-9]+)?|1(\.0+)?)$') },
    'statement': function($text) { $text = (
      'theorem', 'lemma', 'proposition', 'corollary', 'definition', 'proof', 'remark', 'example', 'claim', 'conjecture',
      'hypothesis', 'axiom', 'assumption', 'observation', 'fact', 'exercise', 'notation') },
    (: The processor knows Unicode 6.0: to it, letters added since, such as the capitals of Georgian, are unassigned (Cn). :)
    'word': function($text) { matches($text, '^[^\p{Cc}\p{Cf}\p{Co}\p{Z}]+$') }
    }"/>

  <!-- The text if it is of the type, or nothing. -->
  <xsl:function name="f:typed" as="xs:string?">
    <xsl:param name="type" as="xs:string"/>
    <xsl:param name="text" as="xs:string?"/>
    <xsl:sequence select="$text[$TYPES($type)(.)]"/>
  </xsl:function>

  <!-- The language that an element says it is in. -->
  <xsl:function name="f:said-language" as="xs:string?">
    <xsl:param name="element" as="element()"/>
    <xsl:sequence select="$element ! @i:lang ! f:typed('language', .)"/>
  </xsl:function>

</xsl:stylesheet>
