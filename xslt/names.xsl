<?xml version="1.0" encoding="UTF-8"?>
<!-- The names of authors and organisations. Parts of names are attributes, and attributes have no order. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions">

  <!-- Attributes, and the text between them, in the order of the print; the element's text where there is no attribute. -->
  <xsl:function name="f:name-parts" as="item()*">
    <xsl:param name="author" as="element(author)"/>
    <xsl:variable name="surname" as="attribute()?" select="$author ! @surname[. ne '']"/>
    <xsl:variable name="given" as="attribute()*" select="($author ! @givenname, $author ! @middlename)[. ne '']"/>
    <xsl:variable name="between" as="xs:string?" select="f:behind-surname($author, $surname, string-join($given, ' '))"/>
    <xsl:choose>
      <xsl:when test="empty(($surname, $given))"><xsl:sequence select="normalize-space($author)"/></xsl:when>
      <xsl:when test="exists($between)"><xsl:sequence select="$surname, $between, f:with-blanks($given)"/></xsl:when>
      <xsl:otherwise><xsl:sequence select="f:with-blanks(($given, $surname))"/></xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!--
    The text between surname and given names where the surname is printed first: "" in 王小明. Nothing where it is not;
    that is the usual order, taken where neither an instruction nor the element's text has the name as printed.
  -->
  <xsl:function name="f:behind-surname" as="xs:string?">
    <xsl:param name="author" as="element(author)"/>
    <xsl:param name="surname" as="xs:string?"/>
    <xsl:param name="given" as="xs:string"/>
    <xsl:variable name="printed" as="xs:string" select="($author ! @i:name, normalize-space($author))[1]"/>
    <xsl:variable name="rest" as="xs:string" select="substring($printed, string-length($surname) + 1)"/>
    <xsl:if test="$surname ne '' and $given ne '' and starts-with($printed, $surname) and ends-with($rest, $given)">
      <xsl:sequence select="substring($rest, 1, string-length($rest) - string-length($given))"/>
    </xsl:if>
  </xsl:function>

  <xsl:function name="f:with-blanks" as="item()*">
    <xsl:param name="parts" as="attribute()*"/>
    <xsl:sequence select="head($parts), tail($parts) ! (' ', .)"/>
  </xsl:function>

  <!-- The parts of an organisation's name that instructions before it have, else its name. -->
  <xsl:function name="f:organisation-parts" as="node()*">
    <xsl:param name="org" as="element(org)"/>
    <xsl:variable name="parts" as="element()*" select="f:parts-before($org)[not(@type = ('region', 'postcode'))]"/>
    <xsl:sequence select="if (exists($parts)) then $parts else $org/@name[. ne '']"/>
  </xsl:function>

  <!-- What instructions before an organisation say of it, of a type: a region, a postcode, a street. -->
  <xsl:function name="f:parts-of-type" as="element()*">
    <xsl:param name="org" as="element(org)"/>
    <xsl:param name="type" as="xs:string"/>
    <xsl:sequence select="f:parts-before($org)[@type = $type]"/>
  </xsl:function>

  <xsl:function name="f:parts-before" as="element()*">
    <xsl:param name="org" as="element(org)"/>
    <xsl:sequence select="$org ! preceding-sibling::i:org-part[following-sibling::org[1] is $org]"/>
  </xsl:function>

  <!-- Longer ones are compared: SaxonJS reads a value of distinct-values() by a call in a call for each character. -->
  <xsl:variable name="LONGEST-KEY" as="xs:integer" select="1000"/>

  <!-- Each of several texts once, in their order. -->
  <xsl:function name="f:distinct" as="xs:string*">
    <xsl:param name="texts" as="xs:string*"/>
    <xsl:sequence select="
      if (every $text in $texts satisfies string-length($text) le $LONGEST-KEY) then distinct-values($texts)
      else fold-left($texts, (), function($kept, $text) { if ($text = $kept) then $kept else ($kept, $text) })"/>
  </xsl:function>

</xsl:stylesheet>
