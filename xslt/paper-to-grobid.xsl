<?xml version="1.0" encoding="UTF-8"?>
<!--
  paperXML to TEI as programs that read GROBID's TEI expect it: flat divisions, figures and notes behind them, typed
  back matter, ids from 0. docs/grobid.md says which program reads what.

  What is the same in both is imported. No white space is written between divisions, paragraphs, rows and cells: one of
  the programs takes the first child of a division for its heading, another one drops tables with text between rows.
-->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <xsl:import href="paper-to-tei.xsl"/>
  <xsl:include href="grobid/header.xsl"/>
  <xsl:include href="grobid/body.xsl"/>
  <xsl:include href="grobid/floats.xsl"/>
  <xsl:include href="grobid/back.xsl"/>
  <xsl:include href="grobid/references.xsl"/>
  <xsl:include href="grobid/inlines.xsl"/>

  <!-- MD5 of the file's bytes in upper-case hexadecimal digits, where it is known. -->
  <xsl:param name="md5" as="xs:string" select="''"/>

  <xsl:template match="article" mode="document">
    <xsl:variable name="language" as="xs:string" select="f:language(.)"/>
    <xsl:text>&#10;</xsl:text>
    <TEI>
      <xsl:attribute name="xml:space">preserve</xsl:attribute>
      <xsl:apply-templates select="header" mode="header"/>
      <xsl:text>&#10;</xsl:text>
      <text xml:lang="{$language}">
        <xsl:apply-templates select="body" mode="body"/>
      </text>
      <xsl:text>&#10;</xsl:text>
    </TEI>
  </xsl:template>

</xsl:stylesheet>
