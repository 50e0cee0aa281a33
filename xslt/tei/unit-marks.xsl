<?xml version="1.0" encoding="UTF-8"?>
<!--
  Where the text of a block begins, for the program that marks sentences, words and places in TEI: an instruction names
  the block. It holds up to the end of the element that it stands in; elements in it may name another block, or none.
-->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:f="urn:paperxml:functions">

  <!-- Whether instructions are written. -->
  <xsl:param name="marks-units" as="xs:string" select="'no'"/>

  <!-- The text of a block. -->
  <xsl:function name="f:unit-mark" as="processing-instruction()?">
    <xsl:param name="element" as="element()"/>
    <xsl:if test="$marks-units = 'yes'"><xsl:sequence select="f:unit-mark-of(f:block-id($element), 0)"/></xsl:if>
  </xsl:function>

  <!-- The text of a block from its n-th character on, blanks not counted; below 0 where a mark is written before it. -->
  <xsl:function name="f:unit-mark-from" as="processing-instruction()?">
    <xsl:param name="element" as="element()"/>
    <xsl:param name="start" as="xs:integer"/>
    <xsl:if test="$marks-units = 'yes'"><xsl:sequence select="f:unit-mark-of(f:block-id($element), $start)"/></xsl:if>
  </xsl:function>

  <!-- The text of something without a block of its own. -->
  <xsl:function name="f:named-unit-mark" as="processing-instruction()?">
    <xsl:param name="id" as="xs:string"/>
    <xsl:if test="$marks-units = 'yes'"><xsl:sequence select="f:unit-mark-of($id, 0)"/></xsl:if>
  </xsl:function>

  <!-- A block as a whole, whatever text is in the element. Its id is looked up only where it is needed: that takes time. -->
  <xsl:function name="f:place-mark" as="processing-instruction()?">
    <xsl:param name="element" as="element()"/>
    <xsl:if test="$marks-units = 'yes'"><xsl:sequence select="f:named-place-mark(f:block-id($element))"/></xsl:if>
  </xsl:function>

  <!-- Something without a block of its own, as a whole. -->
  <xsl:function name="f:named-place-mark" as="processing-instruction()?">
    <xsl:param name="id" as="xs:string"/>
    <xsl:if test="$marks-units = 'yes'"><xsl:processing-instruction name="place" select="$id"/></xsl:if>
  </xsl:function>

  <!-- Where the drawing is; the program writes the element if places are asked for. -->
  <xsl:function name="f:graphic-mark" as="processing-instruction()?">
    <xsl:param name="figure" as="element(figure)"/>
    <xsl:if test="$marks-units = 'yes'"><xsl:processing-instruction name="graphic" select="f:block-id($figure)"/></xsl:if>
  </xsl:function>

  <!-- Text that is in no block, such as the mark of a note. -->
  <xsl:function name="f:no-unit" as="processing-instruction()?">
    <xsl:if test="$marks-units = 'yes'"><xsl:processing-instruction name="unit" select="''"/></xsl:if>
  </xsl:function>

  <xsl:function name="f:unit-mark-of" as="processing-instruction()">
    <xsl:param name="id" as="xs:string"/>
    <xsl:param name="start" as="xs:integer"/>
    <xsl:processing-instruction name="unit" select="$id || ' ' || $start"/>
  </xsl:function>

</xsl:stylesheet>
