<?xml version="1.0" encoding="UTF-8"?>
<!-- back: statements by their kinds, appendices, references. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <!-- Whether a section belongs to the back matter, wherever it is printed. -->
  <xsl:function name="f:is-back" as="xs:boolean">
    <xsl:param name="section" as="element()"/>
    <xsl:sequence select="
      exists($section/self::appendix) or f:is-list-of-references($section) or f:kind($section) = ($STATEMENTS, 'appendix')"/>
  </xsl:function>

  <xsl:template name="back-matter">
    <back>
      <xsl:for-each select="descendant::*[f:is-section(.)][f:is-back(.)][not(f:is-list-of-references(.))][not(ancestor::*[f:is-section(.)][f:is-back(.)])]">
        <xsl:variable name="content" as="element()*"><xsl:apply-templates select="." mode="back-division"/></xsl:variable>
        <xsl:if test="exists($content)"><div type="{f:back-type(.)}"><xsl:sequence select="$content"/></div></xsl:if>
      </xsl:for-each>
      <xsl:call-template name="reference-list"/>
    </back>
  </xsl:template>

  <!-- The section itself as a division, with those in it behind it. -->
  <xsl:template match="*" mode="back-division">
    <xsl:for-each select="descendant-or-self::*[f:is-section(.)][not(f:is-list-of-references(.))]">
      <xsl:call-template name="flat-division">
        <xsl:with-param name="section" select="."/>
        <xsl:with-param name="nodes" select="node()[not(f:is-section(.))]"/>
      </xsl:call-template>
    </xsl:for-each>
  </xsl:template>

  <xsl:function name="f:back-type" as="xs:string">
    <xsl:param name="section" as="element()"/>
    <xsl:variable name="kind" as="xs:string" select="f:kind($section)"/>
    <xsl:sequence select="
      if (map:contains($BACK-TYPES, $kind)) then $BACK-TYPES($kind) else 'annex'"/>
  </xsl:function>

  <xsl:variable name="BACK-TYPES" as="map(xs:string, xs:string)" select="map{
    'acknowledgments': 'acknowledgement', 'funding': 'funding', 'contributions': 'contribution',
    'conflicts': 'conflict', 'availability': 'availability', 'ethics': 'ethics', 'supplement': 'supplement'}"/>

  <!-- One list of all lists of the paper. -->
  <xsl:template name="reference-list">
    <xsl:variable name="entries" as="element()*" select="descendant::*[f:is-section(.)][f:is-list-of-references(.)]/p, $works-in-notes"/>
    <xsl:if test="exists($entries)">
      <div type="references"><listBibl><xsl:apply-templates select="$entries" mode="reference"/></listBibl></div>
    </xsl:if>
    <xsl:if test="empty($entries) and empty(descendant::*[f:is-section(.)][f:is-back(.)])"><div type="annex"><div/></div></xsl:if>
  </xsl:template>

</xsl:stylesheet>
