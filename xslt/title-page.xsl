<?xml version="1.0" encoding="UTF-8"?>
<!-- The lines of the title page as printed. Most of them repeat title, authors and affiliations. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:f="urn:paperxml:functions">

  <!-- The lines with a word that is nowhere in `known`. -->
  <xsl:function name="f:lines-that-say-more" as="element(p)*">
    <xsl:param name="frontmatter" as="element(frontmatter)*"/>
    <xsl:param name="known" as="node()*"/>
    <xsl:variable name="words" as="xs:string*" select="f:words(string-join($known, ' '))"/>
    <xsl:sequence select="$frontmatter/p[some $word in f:words(.) satisfies not($word = $words)]"/>
  </xsl:function>

  <!-- Words, and numbers of three figures: what is shorter stands between names or is a mark of an affiliation. -->
  <xsl:function name="f:words" as="xs:string*">
    <xsl:param name="text" as="xs:string"/>
    <xsl:variable name="plain" as="xs:string" select="replace($text, '&#xAD;', '')"/>
    <xsl:sequence select="
      tokenize($plain, '\P{L}+')[f:is-word(.)] ! lower-case(.), tokenize($plain, '\P{N}+')[string-length() gt 2]"/>
  </xsl:function>

  <!-- Short words are names only with a capital, or in a script without: Wu, USA, 東京. No pattern: each call compiles it. -->
  <xsl:function name="f:is-word" as="xs:boolean">
    <xsl:param name="word" as="xs:string"/>
    <xsl:variable name="length" as="xs:integer" select="string-length($word)"/>
    <xsl:sequence select="
      $length gt 3 or ($length gt 1 and (lower-case($word) ne $word or upper-case($word) eq $word))"/>
  </xsl:function>

</xsl:stylesheet>
