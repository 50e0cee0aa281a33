<?xml version="1.0" encoding="UTF-8"?>
<!-- body and back: nested divisions at their true levels. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <!--
    Sections are the body; references and what follows them are the back, and so are acknowledgments
    and other statements that close the sections.
  -->
  <xsl:template match="body" mode="body">
    <xsl:variable name="sections" as="element()*" select="section[not(f:closes-body(.))]"/>
    <xsl:variable name="back" as="element()*" select="* except ($sections, i:*)"/>
    <xsl:text>&#10;</xsl:text>
    <body>
      <xsl:call-template name="divisions">
        <xsl:with-param name="sections" select="$sections"/>
      </xsl:call-template>
      <xsl:if test="empty($sections)"><xsl:text>&#10;</xsl:text><div/></xsl:if>
      <xsl:text>&#10;</xsl:text>
    </body>
    <xsl:variable name="lists-works" as="xs:boolean" select="exists($works-in-notes) and $flavour ne 'task2012'"/>
    <xsl:if test="exists($back) or $lists-works">
      <xsl:text>&#10;</xsl:text>
      <back>
        <xsl:call-template name="divisions">
          <xsl:with-param name="sections" select="$back"/>
        </xsl:call-template>
        <xsl:if test="$lists-works"><xsl:call-template name="works-in-notes"/></xsl:if>
        <xsl:text>&#10;</xsl:text>
      </back>
    </xsl:if>
  </xsl:template>

  <xsl:function name="f:closes-body" as="xs:boolean">
    <xsl:param name="section" as="element(section)"/>
    <xsl:sequence select="
      f:kind($section) = $STATEMENTS
      and (every $later in $section/following-sibling::section satisfies f:kind($later) = $STATEMENTS)"/>
  </xsl:function>

  <!--
    Neighbouring sections as divisions of one depth: a deeper one goes into the division before it, or into a
    division without head where there is none before it.
  -->
  <xsl:template name="divisions">
    <xsl:param name="sections" as="element()*"/>
    <xsl:param name="depth" as="xs:integer" select="1"/>
    <xsl:for-each-group select="$sections" group-starting-with="*[f:level(.) le $depth]">
      <xsl:choose>
        <xsl:when test="f:level(.) le $depth">
          <xsl:call-template name="division">
            <xsl:with-param name="deeper" select="tail(current-group())"/>
            <xsl:with-param name="depth" select="$depth"/>
          </xsl:call-template>
        </xsl:when>
        <xsl:otherwise>
          <xsl:text>&#10;</xsl:text>
          <div>
            <xsl:call-template name="divisions">
              <xsl:with-param name="sections" select="current-group()"/>
              <xsl:with-param name="depth" select="$depth + 1"/>
            </xsl:call-template>
          </div>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:for-each-group>
  </xsl:template>

  <xsl:template name="division">
    <xsl:param name="deeper" as="element()*"/>
    <xsl:param name="depth" as="xs:integer"/>
    <xsl:variable name="kind" as="xs:string" select="f:kind(.)"/>
    <xsl:variable name="first-section" as="element()?" select="
      (section | subsection | subsubsection | appendix | references)[1]"/>
    <xsl:text>&#10;</xsl:text>
    <div>
      <xsl:call-template name="division-attributes">
        <xsl:with-param name="type" select="
          if (exists(. intersect $sections-of-notes)) then 'notes' else f:division-type($kind)[not($kind = 'appendix' and $depth gt 1)]"/>
      </xsl:call-template>
      <xsl:call-template name="heading"/>
      <xsl:call-template name="blocks">
        <xsl:with-param name="nodes" select="if ($first-section) then node()[. &lt;&lt; $first-section] else node()"/>
        <xsl:with-param name="is-bibliography" select="$kind = 'references'"/>
      </xsl:call-template>
      <xsl:call-template name="inner-divisions">
        <xsl:with-param name="first-section" select="$first-section"/>
        <xsl:with-param name="deeper" select="$deeper"/>
        <xsl:with-param name="depth" select="$depth + 1"/>
      </xsl:call-template>
      <xsl:text>&#10;</xsl:text>
    </div>
  </xsl:template>

  <!-- The sections an element holds, then those behind it that are deeper than it. -->
  <xsl:template name="inner-divisions">
    <xsl:param name="first-section" as="element()?"/>
    <xsl:param name="deeper" as="element()*"/>
    <xsl:param name="depth" as="xs:integer"/>
    <xsl:if test="$first-section">
      <xsl:call-template name="nested-divisions">
        <xsl:with-param name="nodes" select="$first-section, $first-section/following-sibling::node()"/>
        <xsl:with-param name="depth" select="$depth"/>
      </xsl:call-template>
    </xsl:if>
    <xsl:call-template name="divisions">
      <xsl:with-param name="sections" select="$deeper"/>
      <xsl:with-param name="depth" select="$depth"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template name="division-attributes">
    <xsl:param name="type" as="xs:string?"/>
    <xsl:if test="exists($type)"><xsl:attribute name="type" select="$type"/></xsl:if>
    <xsl:if test="@i:called"><xsl:attribute name="xml:id" select="@i:block"/></xsl:if>
    <xsl:call-template name="language"/>
  </xsl:template>

  <xsl:function name="f:division-type" as="xs:string?">
    <xsl:param name="kind" as="xs:string"/>
    <xsl:choose>
      <xsl:when test="$kind = 'acknowledgments'">ack</xsl:when>
      <xsl:when test="$kind = 'references'">bib</xsl:when>
      <!-- Only the kinds that the schema lists: another program's paperXML may have others. -->
      <xsl:when test="$kind = ('appendix', 'funding', 'contributions', 'conflicts', 'ethics', 'availability', 'supplement')">{$kind}</xsl:when>
    </xsl:choose>
  </xsl:function>

  <!-- The calls of a heading's notes follow its text. -->
  <xsl:template name="heading">
    <xsl:variable name="text" as="xs:string" select="f:heading(.)"/>
    <xsl:variable name="number" as="xs:string?" select="f:number(.)"/>
    <xsl:if test="$text ne '' or exists($number)">
      <xsl:text>&#10;</xsl:text>
      <head>
        <xsl:if test="exists($number)"><xsl:attribute name="n" select="$number"/></xsl:if>
        <xsl:if test="@i:run-in"><xsl:attribute name="type">run-in</xsl:attribute></xsl:if>
        <xsl:sequence select="f:unit-mark(.)"/>
        <xsl:if test="exists($number)"><num><xsl:sequence select="f:no-unit()"/>{$number}</num>{' '[$text ne '']}</xsl:if>
        <xsl:call-template name="attribute-content"><xsl:with-param name="text" select="$text"/></xsl:call-template>
        <xsl:apply-templates select="i:call" mode="inline"/>
      </head>
    </xsl:if>
  </xsl:template>

  <!-- TEI allows blocks behind a subsection only in another division. -->
  <xsl:template name="nested-divisions">
    <xsl:param name="nodes" as="node()*"/>
    <xsl:param name="depth" as="xs:integer"/>
    <xsl:for-each-group select="$nodes" group-adjacent="f:is-section(.)">
      <xsl:choose>
        <xsl:when test="current-grouping-key()">
          <xsl:call-template name="divisions">
            <xsl:with-param name="sections" select="current-group()"/>
            <xsl:with-param name="depth" select="$depth"/>
          </xsl:call-template>
        </xsl:when>
        <xsl:when test="every $node in current-group() satisfies $node[self::page or self::i:* or self::processing-instruction()]">
          <xsl:apply-templates select="current-group()" mode="block"/>
        </xsl:when>
        <xsl:otherwise>
          <xsl:text>&#10;</xsl:text>
          <div>
            <xsl:call-template name="blocks">
              <xsl:with-param name="nodes" select="current-group()"/>
            </xsl:call-template>
          </div>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:for-each-group>
  </xsl:template>

  <!-- Language of a part, where it is not the paper's. -->
  <xsl:template name="language">
    <xsl:for-each select="@i:lang ! f:typed('language', .)"><xsl:attribute name="xml:lang" select="."/></xsl:for-each>
  </xsl:template>

</xsl:stylesheet>
