<?xml version="1.0" encoding="UTF-8"?>
<!-- Figures and tables: head, label and description apart, numbers from 0, nothing between rows. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <xsl:template match="figure" mode="float">
    <figure xml:id="fig_{f:number-of(.)}">
      <xsl:sequence select="f:place-mark(.)"/>
      <xsl:call-template name="divided-caption"/>
      <xsl:sequence select="f:graphic-mark(.)"/>
      <xsl:for-each select="p | text()[normalize-space()]"><note type="figure-text">{normalize-space(replace(., '&#xAD;', ''))}</note></xsl:for-each>
    </figure>
  </xsl:template>

  <xsl:template match="table" mode="float">
    <figure type="table" xml:id="tab_{f:number-of(.)}">
      <xsl:sequence select="f:place-mark(.)"/>
      <xsl:call-template name="divided-caption"/>
      <table>
        <xsl:for-each select="tr[td]"><row><xsl:apply-templates select="td" mode="float-cell"/></row></xsl:for-each>
        <xsl:if test="empty(tr/td)"><row><cell/></row></xsl:if>
      </table>
      <xsl:for-each select="f:table-notes(.)"><note><xsl:apply-templates mode="inline"/></note></xsl:for-each>
    </figure>
  </xsl:template>

  <xsl:template match="td" mode="float-cell">
    <cell>
      <xsl:for-each select="@rowspan[f:span(.) gt 1]"><xsl:attribute name="rows" select="f:span(.)"/></xsl:for-each>
      <xsl:for-each select="@colspan[f:span(.) gt 1]"><xsl:attribute name="cols" select="f:span(.)"/></xsl:for-each>
      <xsl:for-each select="p">
        <xsl:if test="position() gt 1"><xsl:text> </xsl:text></xsl:if>
        <xsl:apply-templates mode="inline"/>
      </xsl:for-each>
    </cell>
  </xsl:template>

  <!-- "Figure 2: A river." has the head "Figure 2", the label "2" and the description "A river." -->
  <xsl:template name="divided-caption">
    <xsl:variable name="caption" as="xs:string" select="normalize-space(replace(@caption, '&#xAD;', ''))"/>
    <xsl:variable name="parts" as="xs:string*" select="
      analyze-string($caption, $LABELLED, 's')/*:match/(*:group[@nr = 1], *:group[@nr = 2]) ! string()"/>
    <xsl:variable name="head" as="xs:string" select="string($parts[1])"/>
    <xsl:variable name="rest" as="xs:string" select="replace(substring($caption, string-length($head) + 1), '^[.:|—–\s]+', '')"/>
    <head>{$head}</head>
    <label>{$parts[2]}</label>
    <figDesc>
      <xsl:if test="$rest ne ''">
        <xsl:sequence select="f:unit-mark-from(., f:length-without-blanks($caption) - f:length-without-blanks($rest))"/>
        <xsl:text>{$rest}</xsl:text>
      </xsl:if>
    </figDesc>
  </xsl:template>

  <!-- Up to three words, a number, and a mark or the end behind it. -->
  <xsl:variable name="LABELLED" as="xs:string" select="
    '^((?:[\p{L}\p{Cn}][\p{L}\p{Cn}\p{M}]*\.?\s*){1,3}(?:[№#]|n[°º.])?\s*((?:[A-Z][.\-–]?)?[0-9]+(?:[.\-–][0-9]+)*[a-z]?|[IVXL]+|[A-Z]))(?:[^\p{L}\p{Cn}0-9].*)?$'"/>

  <xsl:function name="f:length-without-blanks" as="xs:integer">
    <xsl:param name="text" as="xs:string"/>
    <xsl:sequence select="string-length(replace($text, '\s', ''))"/>
  </xsl:function>

</xsl:stylesheet>
