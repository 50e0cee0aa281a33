<?xml version="1.0" encoding="UTF-8"?>
<!--
  What comes before the body. Of the title page as printed only the lines that say more.
-->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions">

  <xsl:template match="header" mode="front">
    <xsl:for-each select="firstpageheader">
      <xsl:variable name="header" as="element()" select="."/>
      <xsl:for-each select="title | subtitle">
        <xsl:value-of select="f:unit(., name(), ())"/>
        <xsl:apply-templates mode="inline"/>
        <xsl:text>&#10;</xsl:text>
      </xsl:for-each>
      <xsl:value-of select="author ! f:text-unit(., 'author', string-join(f:name-parts(.)))" separator=""/>
      <xsl:value-of separator="" select="
        f:distinct(author/org/string-join((@name, @city, @country)[. ne ''], ', '))
          ! f:text-unit($header, 'affiliation', .)"/>
      <xsl:for-each select="pubinfo">
        <xsl:call-template name="divided-units"><xsl:with-param name="type" select="'pubinfo'"/></xsl:call-template>
      </xsl:for-each>
    </xsl:for-each>
    <!-- Addresses of authors have no unit: the line that prints them is one. -->
    <xsl:value-of separator="" select="
      frontmatter/p[@i:says-more] ! f:text-unit(., 'title-page', string(.))"/>
    <xsl:value-of separator="" select="
      pdfmetadata/meta[matches(@name, '^keyword(\.|$)')]
      ! ('unit&#9;keyword&#9;' || f:typed('language', substring-after(@name, '.')) || '&#9;&#9;&#9;&#9;'
        || @content || '&#10;')"/>
    <xsl:for-each select="abstract">
      <xsl:call-template name="divided-units"><xsl:with-param name="type" select="'abstract'"/></xsl:call-template>
    </xsl:for-each>
  </xsl:template>

  <!-- One element, several paragraphs: an element divides them. Notes in it follow it. -->
  <xsl:template name="divided-units">
    <xsl:param name="type" as="xs:string"/>
    <xsl:variable name="element" as="element()" select="."/>
    <xsl:variable name="notes" as="element(footnote)*" select="descendant::footnote[not(@anchor)]"/>
    <xsl:for-each-group select="node() except $notes"
        group-starting-with="i:p">
      <!-- What a paragraph says of itself, like its language, stands at its beginning. -->
      <xsl:value-of select="f:unit((current-group()[1]/self::i:p, $element)[1], $type, ())"/>
      <xsl:apply-templates select="current-group()" mode="inline"/>
      <xsl:text>&#10;</xsl:text>
    </xsl:for-each-group>
    <xsl:apply-templates select="$notes" mode="unit"/>
  </xsl:template>

</xsl:stylesheet>
