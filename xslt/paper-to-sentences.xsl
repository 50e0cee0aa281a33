<?xml version="1.0" encoding="UTF-8"?>
<!--
  paperXML to typed text, one unit (heading, paragraph, note, cell …) a line, for the table of sentences.

  A line is fields between tabs. The first is the kind of the line:

    document  language  stem of the file
    page      local     printed                                           the text after it stands on this page
    unit      type      section  language  confidence  label of a note    then text and marks in turns

  A mark stands where something is between two characters: "hyphen", "column", "float", "formula", "page LOCAL PRINTED",
  "call LABEL". Sentences are found by the program, which knows the languages, not here; it counts the offsets too.
-->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:f="urn:paperxml:functions">

  <xsl:include href="instructions.xsl"/>
  <xsl:include href="structure.xsl"/>
  <xsl:include href="errors.xsl"/>
  <xsl:include href="sentences/front.xsl"/>
  <xsl:include href="sentences/blocks.xsl"/>
  <xsl:include href="sentences/inlines.xsl"/>

  <xsl:output method="text" encoding="UTF-8"/>
  <xsl:strip-space elements="article header pdfmetadata ocrmetadata firstpageheader frontmatter author body section
    subsection subsubsection references appendix figure table tr td"/>

  <xsl:template match="/">
    <xsl:apply-templates select="*" mode="document"/>
  </xsl:template>

  <xsl:template match="article" mode="document">
    <xsl:text>document&#9;{f:said(., 'lang')}&#9;{header/file ! f:line(.)}&#10;</xsl:text>
    <xsl:apply-templates select="header/firstpageheader/page" mode="unit"/>
    <xsl:apply-templates select="header" mode="front"/>
    <xsl:apply-templates select="body/node()" mode="unit"/>
  </xsl:template>

  <xsl:template match="*" mode="document" priority="-10">
    <xsl:sequence select="f:fail-root(.)"/>
  </xsl:template>

  <!-- A line of its own for one unit; its content is text and marks. -->
  <xsl:template name="unit">
    <xsl:param name="type" as="xs:string"/>
    <xsl:param name="section" as="xs:string?" tunnel="yes"/>
    <xsl:param name="label" as="xs:string?"/>
    <xsl:param name="content" as="node()*" select="node()"/>
    <xsl:text>unit&#9;{$type}&#9;{f:line(string($section))}&#9;{f:part-language(.)}&#9;{f:said(., 'confidence')}&#9;{$label}&#9;</xsl:text>
    <xsl:apply-templates select="$content" mode="inline"/>
    <xsl:text>&#10;</xsl:text>
  </xsl:template>

  <!-- Language of the unit or of what it stands in, where that is not the paper's. -->
  <xsl:function name="f:part-language" as="xs:string?">
    <xsl:param name="element" as="element()"/>
    <xsl:sequence select="($element/ancestor-or-self::*[not(self::article)]/f:said(., 'lang'))[last()]"/>
  </xsl:function>

  <!-- Text that stands in one field. -->
  <xsl:function name="f:line" as="xs:string">
    <xsl:param name="text" as="xs:string"/>
    <xsl:sequence select="translate($text, '&#9;&#10;&#13;', '   ')"/>
  </xsl:function>

</xsl:stylesheet>
