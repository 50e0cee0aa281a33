<?xml version="1.0" encoding="UTF-8"?>
<!-- body: flat divisions with paragraphs and formulas alone, then figures, tables, notes and what is left. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <xsl:template match="body" mode="body">
    <xsl:variable name="sections" as="element()*" select="(* except i:*)[not(f:is-back(.))]"/>
    <xsl:variable name="divisions" as="element()*"><xsl:apply-templates select="$sections" mode="flat"/></xsl:variable>
    <body>
      <xsl:sequence select="$divisions"/>
      <xsl:if test="empty($divisions)"><div><p/></div></xsl:if>
      <xsl:apply-templates select="descendant::figure, descendant::table" mode="float"/>
      <xsl:apply-templates select="$notes" mode="note"/>
      <xsl:apply-templates select="descendant::doubt[f:is-left(.)]" mode="left"/>
    </body>
    <xsl:call-template name="back-matter"/>
  </xsl:template>

  <!-- A division for each section; what follows an inner section has one without heading. -->
  <xsl:template match="section | subsection | subsubsection | appendix | references" mode="flat">
    <xsl:variable name="section" as="element()" select="."/>
    <xsl:if test="empty(node()[1][not(f:is-section(.))])">
      <xsl:call-template name="flat-division"><xsl:with-param name="section" select="."/></xsl:call-template>
    </xsl:if>
    <xsl:for-each-group select="node()" group-adjacent="f:is-section(.)">
      <xsl:choose>
        <xsl:when test="current-grouping-key()">
          <xsl:apply-templates select="current-group()[not(f:is-back(.))]" mode="flat"/>
        </xsl:when>
        <xsl:otherwise>
          <xsl:call-template name="flat-division">
            <xsl:with-param name="section" select="$section[position() eq 1][current-group()[1] is $section/node()[1]]"/>
            <xsl:with-param name="nodes" select="current-group()"/>
          </xsl:call-template>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:for-each-group>
  </xsl:template>

  <xsl:template name="flat-division">
    <xsl:param name="section" as="element()?"/>
    <xsl:param name="nodes" as="node()*"/>
    <xsl:variable name="content" as="node()*">
      <xsl:apply-templates select="$section" mode="flat-heading"/>
      <xsl:apply-templates select="$nodes" mode="flat-block"/>
    </xsl:variable>
    <xsl:if test="exists($content)"><div><xsl:sequence select="$content"/></div></xsl:if>
  </xsl:template>

  <!-- Plain text: what is marked in a heading would cut it for the programs that read it. -->
  <xsl:template match="*" mode="flat-heading">
    <xsl:variable name="text" as="xs:string" select="replace(f:heading(.), '&#xAD;', '')"/>
    <xsl:variable name="number" as="xs:string?" select="f:number(.)"/>
    <xsl:if test="$text ne '' or exists($number)">
      <head>
        <xsl:if test="exists($number)"><xsl:attribute name="n" select="$number"/></xsl:if>
        <xsl:if test="$text ne ''"><xsl:sequence select="f:unit-mark(.)"/></xsl:if>
        <xsl:text>{($text[. ne ''], $number)[1]}</xsl:text>
      </head>
    </xsl:if>
  </xsl:template>

  <!-- An item has its mark in the text. -->
  <xsl:template match="p" mode="flat-block">
    <xsl:variable name="mark" as="xs:string" select="string(@i:item-mark)"/>
    <xsl:if test="not(@i:table-note and f:table-of-note(.))">
      <p>
        <xsl:sequence select="f:unit-mark-from(., -string-length(replace($mark, '\s', '')))"/>
        <xsl:if test="$mark ne ''">{$mark}<xsl:text> </xsl:text></xsl:if>
        <xsl:apply-templates mode="inline"/>
      </p>
    </xsl:if>
  </xsl:template>

  <xsl:template match="text()" mode="flat-block">
    <xsl:if test="normalize-space()"><p><xsl:apply-templates select="." mode="inline"/></p></xsl:if>
  </xsl:template>

  <xsl:template match="doubt" mode="flat-block">
    <xsl:choose>
      <xsl:when test="@i:formula"><xsl:call-template name="formula"/></xsl:when>
      <xsl:when test="f:is-left(.)"/>
      <xsl:otherwise>
        <p>
          <xsl:sequence select="f:unit-mark(.)"/>
          <xsl:for-each select="tokenize(string(), '\n')">
            <xsl:if test="position() gt 1"><lb/></xsl:if>
            <xsl:value-of select="."/>
          </xsl:for-each>
        </p>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The last number in brackets that is apart from the rest is its label. -->
  <xsl:template name="formula">
    <xsl:variable name="pieces" as="xs:string*" select="tokenize(replace(., '&#xAD;', ''))"/>
    <xsl:variable name="label" as="xs:integer?" select="index-of($pieces ! matches(., $EQUATION-NUMBER), true())[last()]"/>
    <formula xml:id="formula_{$formula-numbers(generate-id())}">
      <xsl:sequence select="f:place-mark(.)"/>
      <xsl:text>{string-join(remove($pieces, ($label, 0)[1]), ' ')}</xsl:text>
      <xsl:if test="exists($label)"><label>{$pieces[$label]}</label></xsl:if>
    </formula>
  </xsl:template>

  <!-- Every section, at any level, in the order of the document. -->
  <xsl:variable name="sections" as="element()*" select="//(section | subsection | subsubsection | references | appendix)"/>

  <xsl:variable name="EQUATION-NUMBER" as="xs:string" select="'^\([0-9]{1,3}([.\-–][0-9]{1,3})*[a-z]?\)$'"/>

  <xsl:variable name="formula-numbers" as="map(xs:string, xs:integer)" select="
    map:merge(//doubt[@i:formula] ! map:entry(generate-id(), position() - 1))"/>

  <!-- Text that is none of a formula, of code or of an example. -->
  <xsl:function name="f:is-left" as="xs:boolean">
    <xsl:param name="doubt" as="element(doubt)"/>
    <xsl:sequence select="
      not($doubt/@i:formula) and not($doubt/@i:code) and not($doubt/@i:gloss)"/>
  </xsl:function>

  <xsl:template match="doubt" mode="left">
    <note type="other"><xsl:sequence select="f:unit-mark(.)"/>{normalize-space(replace(., '&#xAD;', ''))}</note>
  </xsl:template>

  <xsl:template match="footnote" mode="note">
    <note place="foot" xml:id="foot_{f:number-of(.)}">
      <xsl:if test="@label"><xsl:attribute name="n" select="f:mark(@label)"/></xsl:if>
      <p>
        <xsl:sequence select="f:unit-mark(.)"/>
        <xsl:apply-templates mode="inline"/>
      </p>
    </note>
  </xsl:template>

  <!-- The number of a block among its kind, from 0. -->
  <xsl:function name="f:number-of" as="xs:integer">
    <xsl:param name="block" as="element()"/>
    <xsl:sequence select="xs:integer(replace($block ! @i:block, '[a-z]+', '')) - 1"/>
  </xsl:function>

  <!-- Notes, floats and pages between blocks are elsewhere; a page begins inside of text alone. -->
  <xsl:template match="footnote | figure | table | page | i:* | processing-instruction() | comment()" mode="flat-block"/>

</xsl:stylesheet>
