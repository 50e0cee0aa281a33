<?xml version="1.0" encoding="UTF-8"?>
<!-- Entries of a list of references: their fields where the file says them, and always the text as printed. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <!-- The task of 2012 knows no fields. -->
  <xsl:template match="p" mode="reference">
    <xsl:variable name="fields" as="processing-instruction()?" select="f:instruction(., 'bibl')"/>
    <xsl:text>&#10;</xsl:text>
    <xsl:choose>
      <xsl:when test="exists($fields) and $flavour ne 'task2012'">
        <biblStruct>
          <xsl:call-template name="entry-attributes"/>
          <xsl:sequence select="f:place-mark(.)"/>
          <xsl:call-template name="fields"><xsl:with-param name="fields" select="$fields"/></xsl:call-template>
          <note type="raw_reference"><xsl:apply-templates select="." mode="content"/></note>
        </biblStruct>
      </xsl:when>
      <xsl:otherwise>
        <bibl>
          <xsl:call-template name="entry-attributes"/>
          <xsl:sequence select="f:place-mark(.)"/>
          <xsl:apply-templates select="." mode="content"/>
        </bibl>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="entry-attributes">
    <xsl:attribute name="xml:id" select="'b' || $ordinals(generate-id())"/>
    <xsl:for-each select="f:instruction(., 'item') ! f:value(., 'mark')[. ne '']"><xsl:attribute name="n" select="."/></xsl:for-each>
    <xsl:call-template name="language"/>
  </xsl:template>

  <!-- A work in a container is analytic; one without is the monograph itself. Authors without title are allowed in analytic alone. -->
  <xsl:template name="fields">
    <xsl:param name="fields" as="processing-instruction()?"/>
    <xsl:variable name="names" as="processing-instruction()*" select="f:head-instructions(.)"/>
    <xsl:variable name="authors" as="processing-instruction()*" select="$names[f:name(.) = 'bibl-author']"/>
    <xsl:variable name="editors" as="processing-instruction()*" select="$names[f:name(.) = 'bibl-editor']"/>
    <xsl:variable name="title" as="xs:string?" select="f:value($fields, 'title')"/>
    <xsl:variable name="container" as="xs:string?" select="f:value($fields, 'container')"/>
    <xsl:variable name="is-monograph" as="xs:boolean" select="exists($title) and empty($container)"/>
    <xsl:variable name="is-analytic" as="xs:boolean" select="not($is-monograph) and exists(($authors, $title))"/>
    <xsl:if test="$is-analytic">
      <analytic>
        <xsl:apply-templates select="$authors" mode="field"/>
        <xsl:if test="exists($title)"><title level="a">{$title}</title></xsl:if>
        <xsl:call-template name="doi"><xsl:with-param name="fields" select="$fields"/></xsl:call-template>
      </analytic>
    </xsl:if>
    <monogr>
      <xsl:if test="$is-monograph"><xsl:apply-templates select="$authors" mode="field"/></xsl:if>
      <xsl:if test="$is-monograph"><title level="m">{$title}</title></xsl:if>
      <xsl:if test="exists($container)">
        <title level="{if (f:value($fields, 'volume') and empty($editors)) then 'j' else 'm'}">{$container}</title>
      </xsl:if>
      <xsl:if test="not($is-analytic)">
        <xsl:call-template name="doi"><xsl:with-param name="fields" select="$fields"/></xsl:call-template>
      </xsl:if>
      <xsl:if test="exists(($title, $container))"><xsl:apply-templates select="$editors" mode="field"/></xsl:if>
      <imprint>
        <xsl:for-each select="f:value($fields, 'publisher')"><publisher>{.}</publisher></xsl:for-each>
        <xsl:for-each select="f:value($fields, 'volume')"><biblScope unit="volume">{.}</biblScope></xsl:for-each>
        <xsl:for-each select="f:value($fields, 'issue')"><biblScope unit="issue">{.}</biblScope></xsl:for-each>
        <xsl:for-each select="f:value($fields, 'pages')"><biblScope unit="page">{.}</biblScope></xsl:for-each>
        <date>
          <xsl:for-each select="f:value($fields, 'year')">
            <xsl:if test="matches(., '^[0-9]{4}[a-z]?$')"><xsl:attribute name="when" select="substring(., 1, 4)"/></xsl:if>
            <xsl:text>{.}</xsl:text>
          </xsl:for-each>
        </date>
      </imprint>
    </monogr>
    <xsl:for-each select="f:value($fields, 'url') ! f:uri(.)"><ptr target="{.}"/></xsl:for-each>
  </xsl:template>

  <!-- TEI has the number of a work beside its title, not at the end of the entry. -->
  <xsl:template name="doi">
    <xsl:param name="fields" as="processing-instruction()?"/>
    <xsl:for-each select="f:value($fields, 'doi')"><idno type="DOI">{.}</idno></xsl:for-each>
  </xsl:template>

  <xsl:template match="processing-instruction()" mode="field">
    <xsl:variable name="given" as="xs:string?" select="f:value(., 'given')"/>
    <xsl:element name="{substring-after(f:name(.), 'bibl-')}" namespace="http://www.tei-c.org/ns/1.0">
      <xsl:choose>
        <xsl:when test="exists($given)">
          <persName><forename type="first">{$given}</forename><xsl:text> </xsl:text><surname>{f:value(., 'surname')}</surname></persName>
        </xsl:when>
        <xsl:otherwise>{f:value(., 'surname')}</xsl:otherwise>
      </xsl:choose>
    </xsl:element>
  </xsl:template>

</xsl:stylesheet>
