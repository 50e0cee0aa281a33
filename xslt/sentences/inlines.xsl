<?xml version="1.0" encoding="UTF-8"?>
<!--
  Text and the marks in it.
-->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions">

  <xsl:template match="b | i | u | p | i:ref | i:hi" mode="inline">
    <xsl:apply-templates mode="inline"/>
  </xsl:template>

  <xsl:template match="i:math" mode="inline">
    <xsl:text>&#9;formula-start {@index}&#9;</xsl:text>
    <xsl:apply-templates mode="inline"/>
    <xsl:text>&#9;formula-end&#9;</xsl:text>
  </xsl:template>

  <!-- A note is a separate unit. -->
  <xsl:template match="footnote" mode="inline">
    <xsl:if test="@anchor"><xsl:text>&#9;call {@anchor}&#9;</xsl:text></xsl:if>
  </xsl:template>

  <xsl:template match="page" mode="inline">
    <xsl:if test="not(@i:moved)">
      <xsl:text>&#9;page {@local} {@global}&#9;</xsl:text>
    </xsl:if>
  </xsl:template>

  <xsl:template match="i:pb" mode="inline">
    <xsl:text>&#9;page {@local} {@n}&#9;</xsl:text>
  </xsl:template>

  <xsl:template match="i:cb" mode="inline"><xsl:text>&#9;column&#9;</xsl:text></xsl:template>

  <xsl:template match="i:hyphen" mode="inline"><xsl:text>&#9;hyphen&#9;</xsl:text></xsl:template>

  <xsl:template match="i:formula" mode="inline"><xsl:text>&#9;formula&#9;</xsl:text></xsl:template>

  <xsl:template match="i:float" mode="inline"><xsl:text>&#9;float&#9;</xsl:text></xsl:template>

  <xsl:template match="i:label-end" mode="inline"><xsl:text>&#9;label-end&#9;</xsl:text></xsl:template>

  <xsl:template match="i:call" mode="inline"><xsl:text>&#9;call {@anchor}&#9;</xsl:text></xsl:template>

</xsl:stylesheet>
