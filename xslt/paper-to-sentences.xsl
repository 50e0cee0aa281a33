<?xml version="1.0" encoding="UTF-8"?>
<!--
  paperXML to typed text, one unit (heading, paragraph, note, cell …) a line, for the table of sentences.

  A line is fields between tabs. The first is the kind of the line:

    document  language  stem of the file
    page      local     printed                          the text after it is on this page
    section   kind      number    language  id  title    what comes next is in this section
    unit      type      language  confidence  label  id  then text and marks in turns

  A mark names what is between two characters: "hyphen", "column", "float", "formula", "label-end",
  "page LOCAL PRINTED", "call LABEL", "formula-start INDEX", "formula-end". Sentences are found by the program, which knows the languages, not here; it
  counts the offsets too.

  Tabs and line ends would end a field: the program takes them out of the paper before. It puts elements and attributes
  in the place of instructions, too: src/write/transforms/tree/instruction-elements.ts.

  A unit is written by a function, not by a template with parameters: there are thousands, and these cost ten times more.
-->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions">

  <xsl:include href="values.xsl"/>
  <xsl:include href="structure.xsl"/>
  <xsl:include href="names.xsl"/>
  <xsl:include href="block-ids.xsl"/>
  <xsl:include href="errors.xsl"/>
  <xsl:include href="sentences/front.xsl"/>
  <xsl:include href="sentences/blocks.xsl"/>
  <xsl:include href="sentences/inlines.xsl"/>

  <xsl:output method="text" encoding="UTF-8"/>
  <xsl:strip-space elements="article header pdfmetadata ocrmetadata firstpageheader frontmatter author body section
    subsection subsubsection references appendix figure table tr td"/>

  <xsl:template match="/">
    <xsl:sequence select="f:fail-foreign(.)"/>
    <xsl:apply-templates select="*" mode="document"/>
  </xsl:template>

  <xsl:template match="article" mode="document">
    <xsl:text>document&#9;{f:said-language(.)}&#9;{header/file}&#10;</xsl:text>
    <xsl:apply-templates select="header/firstpageheader/page" mode="unit"/>
    <xsl:apply-templates select="header" mode="front"/>
    <xsl:apply-templates select="body/node()" mode="unit"/>
  </xsl:template>

  <!-- The start of a unit's line. -->
  <xsl:function name="f:unit" as="xs:string">
    <xsl:param name="element" as="element()"/>
    <xsl:param name="type" as="xs:string"/>
    <xsl:param name="label" as="xs:string?"/>
    <xsl:sequence select="
      $element ! ('unit&#9;' || $type || '&#9;' || (@i:lang ! f:typed('language', .)) || '&#9;'
        || (@i:confidence ! f:typed('share', .)) || '&#9;' || $label || '&#9;' || f:block-id(.) || '&#9;')"/>
  </xsl:function>

  <!-- The whole line of a unit whose text is not the content of an element. -->
  <xsl:function name="f:text-unit" as="xs:string">
    <xsl:param name="element" as="element()"/>
    <xsl:param name="type" as="xs:string"/>
    <xsl:param name="text" as="xs:string"/>
    <xsl:sequence select="f:unit($element, $type, ()) || $text || '&#10;'"/>
  </xsl:function>

</xsl:stylesheet>
