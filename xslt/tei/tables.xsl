<?xml version="1.0" encoding="UTF-8"?>
<!-- Tables: rows, cells, spans, the notes under them. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <!-- Paragraphs right behind a table that say they are its notes go into it. -->
  <xsl:template match="table" mode="block">
    <xsl:text>&#10;</xsl:text>
    <xsl:choose>
      <xsl:when test="tr/td">
        <table xml:id="{@i:block}">
          <xsl:call-template name="table-attributes"/>
          <xsl:sequence select="f:place-mark(.)"/>
          <xsl:call-template name="caption"/>
          <xsl:call-template name="rows"/>
        </table>
      </xsl:when>
      <xsl:otherwise>
        <figure type="table" xml:id="{@i:block}">
          <xsl:sequence select="f:place-mark(.)"/>
          <xsl:call-template name="caption"/>
          <xsl:call-template name="table-notes"/>
        </figure>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="table-attributes">
    <xsl:attribute name="rows" select="count(tr[td])"/>
    <xsl:attribute name="cols" select="max(tr ! (count(td) - count(td/@colspan) + sum(td/@colspan ! f:span(.))))"/>
    <xsl:variable name="rend" as="xs:string*" select="
      @frame[. ne ''] ! ('frame-' || replace(., ' ', '')), @rules[. ne ''] ! ('rules-' || replace(., ' ', ''))"/>
    <xsl:if test="exists($rend)"><xsl:attribute name="rend" select="$rend"/></xsl:if>
  </xsl:template>

  <xsl:template name="rows">
    <xsl:for-each select="tr[td]">
      <xsl:text>&#10;</xsl:text>
      <row>
        <xsl:choose>
          <xsl:when test="every $cell in td satisfies f:is-header($cell)">
            <xsl:attribute name="role">label</xsl:attribute>
          </xsl:when>
          <xsl:when test="@class = 'total'"><xsl:attribute name="role">total</xsl:attribute></xsl:when>
        </xsl:choose>
        <xsl:apply-templates select="td" mode="cell"/>
      </row>
    </xsl:for-each>
    <xsl:call-template name="table-notes"/>
  </xsl:template>

  <xsl:template match="td" mode="cell">
    <cell>
      <xsl:apply-templates select="@class, @rowspan, @colspan" mode="cell"/>
      <xsl:for-each select="p">
        <xsl:if test="position() gt 1"><lb/></xsl:if>
        <xsl:apply-templates mode="inline"/>
      </xsl:for-each>
    </cell>
  </xsl:template>

  <!-- Most cells have no attribute. -->
  <xsl:template match="@*" mode="cell"/>

  <xsl:template match="@class[f:is-header(..)]" mode="cell"><xsl:attribute name="role">label</xsl:attribute></xsl:template>

  <xsl:template match="@rowspan[f:span(.) gt 1]" mode="cell"><xsl:attribute name="rows" select="f:span(.)"/></xsl:template>

  <xsl:template match="@colspan[f:span(.) gt 1]" mode="cell"><xsl:attribute name="cols" select="f:span(.)"/></xsl:template>

  <xsl:template name="table-notes">
    <xsl:for-each select="f:table-notes(.)">
      <xsl:text>&#10;</xsl:text>
      <note type="table" place="below">
        <xsl:if test="@i:table-note-n"><xsl:attribute name="n" select="@i:table-note-n"/></xsl:if>
        <xsl:apply-templates mode="inline"/>
      </note>
    </xsl:for-each>
  </xsl:template>

  <xsl:template match="p[@i:table-note]" mode="block" priority="2">
    <xsl:if test="not(f:table-of-note(.))">
      <xsl:text>&#10;</xsl:text>
      <xsl:call-template name="paragraph"/>
    </xsl:if>
  </xsl:template>

  <xsl:function name="f:table-notes" as="element(p)*">
    <xsl:param name="table" as="element(table)"/>
    <xsl:iterate select="$table/following-sibling::*[not(self::i:*)]">
      <xsl:choose>
        <xsl:when test="self::p and @i:table-note"><xsl:sequence select="."/></xsl:when>
        <xsl:otherwise><xsl:break/></xsl:otherwise>
      </xsl:choose>
    </xsl:iterate>
  </xsl:function>

  <xsl:function name="f:table-of-note" as="element(table)?">
    <xsl:param name="note" as="element(p)"/>
    <xsl:sequence select="$note/preceding-sibling::*[not(self::p and @i:table-note or self::i:*)][1]/self::table"/>
  </xsl:function>

  <!-- "header", with the scope behind it where the cell names more or other than one column. -->
  <xsl:function name="f:is-header" as="xs:boolean">
    <xsl:param name="cell" as="element(td)"/>
    <xsl:sequence select="$cell/@class = 'header' or starts-with($cell/@class, 'header ')"/>
  </xsl:function>

  <xsl:function name="f:span" as="xs:integer">
    <xsl:param name="value" as="attribute()"/>
    <xsl:sequence select="(f:typed('number', $value) ! xs:integer(.), 1)[1]"/>
  </xsl:function>

</xsl:stylesheet>
