<?xml version="1.0" encoding="UTF-8"?>
<!--
  Text and the marks in it.
-->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:f="urn:paperxml:functions">

  <xsl:template match="text()" mode="inline">
    <xsl:value-of select="replace(., '[&#9;&#10;&#13;]', ' ')"/>
  </xsl:template>

  <xsl:template match="b | i | u | p" mode="inline">
    <xsl:apply-templates mode="inline"/>
  </xsl:template>

  <!-- A note is a separate unit. -->
  <xsl:template match="footnote" mode="inline">
    <xsl:if test="@anchor"><xsl:text>&#9;call {f:line(@anchor)}&#9;</xsl:text></xsl:if>
  </xsl:template>

  <xsl:template match="page" mode="inline">
    <xsl:if test="f:is-true-place(.)">
      <xsl:text>&#9;page {f:line(@local)} {@global ! f:line(.)}&#9;</xsl:text>
    </xsl:if>
  </xsl:template>

  <xsl:template match="processing-instruction()" mode="inline"/>

  <!-- In the order of how often they come. Citations and the fields of references say nothing here. -->
  <xsl:template match="processing-instruction('paperxml')" mode="inline">
    <xsl:variable name="name" as="xs:string" select="f:name(.)"/>
    <xsl:choose>
      <xsl:when test="$name = ('hyphen', 'formula', 'float')"><xsl:text>&#9;{$name}&#9;</xsl:text></xsl:when>
      <xsl:when test="$name = ('ref', '/ref', 'bibl-author', 'bibl')"/>
      <xsl:when test="$name = 'pb'"><xsl:text>&#9;page {f:said-line(., 'local')} {f:said-line(., 'n')}&#9;</xsl:text></xsl:when>
      <xsl:when test="$name = 'cb'"><xsl:text>&#9;column&#9;</xsl:text></xsl:when>
      <xsl:when test="$name = 'call'"><xsl:text>&#9;call {f:said-line(., 'anchor')}&#9;</xsl:text></xsl:when>
    </xsl:choose>
  </xsl:template>

</xsl:stylesheet>
