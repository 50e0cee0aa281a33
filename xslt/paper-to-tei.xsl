<?xml version="1.0" encoding="UTF-8"?>
<!--
  paperXML to TEI P5.

  One module per concept: header, front, sections, blocks, references, tables, notes, pages, inlines, URIs, marks of units
  for the program that adds sentences, words and places. What the DTD of paperXML cannot say is in its "paperxml"
  instructions; a file without them converts too. The program puts elements and attributes of the namespace
  "urn:paperxml:instructions" in their place before, and gives blocks a name: src/write/transforms/tree/instruction-elements.ts.
-->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <xsl:include href="values.xsl"/>
  <xsl:include href="structure.xsl"/>
  <xsl:include href="names.xsl"/>
  <xsl:include href="block-ids.xsl"/>
  <xsl:include href="errors.xsl"/>
  <xsl:include href="tei/header.xsl"/>
  <xsl:include href="tei/front.xsl"/>
  <xsl:include href="tei/sections.xsl"/>
  <xsl:include href="tei/blocks.xsl"/>
  <xsl:include href="tei/references.xsl"/>
  <xsl:include href="tei/tables.xsl"/>
  <xsl:include href="tei/notes.xsl"/>
  <xsl:include href="tei/pages.xsl"/>
  <xsl:include href="tei/inlines.xsl"/>
  <xsl:include href="tei/uris.xsl"/>
  <xsl:include href="tei/unit-marks.xsl"/>

  <!-- "default" or "task2012" (exactly the mapping of the 2012 task); paper-to-grobid.xsl is another one. -->
  <xsl:param name="flavour" as="xs:string" select="'default'"/>
  <!-- Where a hyphen was undone: "joined" writes nothing, "break" writes lb, "del" writes del. -->
  <xsl:param name="hyphens" as="xs:string" select="if ($flavour = 'task2012') then 'del' else 'joined'"/>
  <!-- Whether the program marks sentences afterwards: "yes" or "no". -->
  <xsl:param name="sentences" as="xs:string" select="'no'"/>
  <!-- Version of the program, for appInfo. -->
  <xsl:param name="application-version" as="xs:string" select="'0'"/>
  <!-- Language of a paper that does not say it. -->
  <xsl:param name="language" as="xs:string" select="''"/>
  <!-- Date for revisionDesc; none is written without it, so that two runs give the same bytes. -->
  <xsl:param name="date" as="xs:string" select="''"/>

  <xsl:output method="xml" encoding="UTF-8" indent="no"/>
  <xsl:strip-space elements="article header pdfmetadata ocrmetadata firstpageheader frontmatter author body section
    subsection subsubsection references appendix figure table tr td"/>

  <xsl:template match="/">
    <xsl:sequence select="f:fail-foreign(.)"/>
    <xsl:apply-templates select="*" mode="document"/>
  </xsl:template>

  <xsl:template match="article" mode="document">
    <xsl:text>&#10;</xsl:text>
    <TEI>
      <xsl:attribute name="xml:lang" select="f:language(.)"/>
      <xsl:apply-templates select="header" mode="header"/>
      <xsl:text>&#10;</xsl:text>
      <text>
        <xsl:apply-templates select="header" mode="front"/>
        <xsl:apply-templates select="body" mode="body"/>
        <xsl:text>&#10;</xsl:text>
      </text>
      <xsl:text>&#10;</xsl:text>
    </TEI>
  </xsl:template>

  <!-- Language of the paper: as the file says it, else as it was found out, "und" where neither is known. -->
  <xsl:function name="f:language" as="xs:string">
    <xsl:param name="article" as="element(article)"/>
    <xsl:sequence select="(f:said-language($article), $language[. ne ''], 'und')[1]"/>
  </xsl:function>

</xsl:stylesheet>
