<?xml version="1.0" encoding="UTF-8"?>
<!-- Ids of blocks: what paperXML says, else the kind of the block and its number in the document, which the program has counted. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions">

  <xsl:function name="f:is-list-of-references" as="xs:boolean">
    <xsl:param name="section" as="element()"/>
    <xsl:sequence select="exists($section ! self::references) or exists($section ! @i:references)"/>
  </xsl:function>

  <!-- The id of a block, or of that around a cell or a text in a figure; empty where text stands in none. -->
  <xsl:function name="f:block-id" as="xs:string">
    <xsl:param name="element" as="element()"/>
    <xsl:sequence select="
      $element ! (
        if (@i:id) then string(@i:id)
        else if (@i:block) then string(@i:block)
        else string(ancestor::*[@i:block][1]/@i:block))"/>
  </xsl:function>

</xsl:stylesheet>
