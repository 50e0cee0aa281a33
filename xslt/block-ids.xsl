<?xml version="1.0" encoding="UTF-8"?>
<!-- Ids of blocks: what paperXML says, else the kind of the block and its number in the document. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:f="urn:paperxml:functions">

  <xsl:variable name="block-ids" as="map(xs:string, xs:string)" select="
    let $body := /article/body,
        $entries := $sections[f:is-list-of-references(.)]/p,
        $paragraphs := $sections/p except $entries
    return map:merge((
      f:count-ids('sec', $sections), f:count-ids('b', $entries), f:count-ids('p', $paragraphs),
      f:count-ids('fig', $body/descendant::figure), f:count-ids('tab', $body/descendant::table), f:count-ids('d', $body/descendant::doubt),
      f:count-ids('fn', /article/descendant::footnote[not(@anchor)]), f:count-ids('author', /article/header/firstpageheader/author)))"/>

  <xsl:function name="f:count-ids" as="map(xs:string, xs:string)*">
    <xsl:param name="prefix" as="xs:string"/>
    <xsl:param name="elements" as="element()*"/>
    <xsl:sequence select="$elements ! map:entry(generate-id(), $prefix || position())"/>
  </xsl:function>

  <xsl:function name="f:is-list-of-references" as="xs:boolean">
    <xsl:param name="section" as="element()"/>
    <xsl:sequence select="exists($section/self::references) or exists(f:instruction($section, 'references'))"/>
  </xsl:function>

  <!-- The id of a block, or of that around a cell or a text in a figure; empty where text stands in none. -->
  <xsl:function name="f:block-id" as="xs:string">
    <xsl:param name="element" as="element()"/>
    <xsl:sequence select="f:block-id-among($element, f:head-instructions($element))"/>
  </xsl:function>

  <xsl:function name="f:block-id-among" as="xs:string">
    <xsl:param name="element" as="element()"/>
    <xsl:param name="instructions" as="processing-instruction()*"/>
    <xsl:sequence select="
      ($instructions[starts-with(., 'id=')] ! f:value(., 'id'), $block-ids(generate-id($element)),
       $element/.. ! $block-ids(generate-id()), $element/../.. ! $block-ids(generate-id()), '')[1]"/>
  </xsl:function>

</xsl:stylesheet>
