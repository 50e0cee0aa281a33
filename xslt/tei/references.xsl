<?xml version="1.0" encoding="UTF-8"?>
<!-- Entries of a list of references: their fields where the file says them, and always the text as printed. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <!-- The task of 2012 knows no fields. -->
  <xsl:template match="p" mode="reference">
    <xsl:variable name="fields" as="element(i:bibl)?" select="i:bibl[1]"/>
    <xsl:text>&#10;</xsl:text>
    <xsl:choose>
      <xsl:when test="exists($fields) and $flavour ne 'task2012'">
        <biblStruct>
          <xsl:call-template name="entry-attributes"/>
          <xsl:sequence select="f:place-mark(.)"/>
          <xsl:call-template name="fields">
            <xsl:with-param name="fields" select="$fields"/>
            <xsl:with-param name="names" select="i:bibl-author | i:bibl-editor"/>
          </xsl:call-template>
          <note type="raw_reference"><xsl:apply-templates mode="inline"/></note>
        </biblStruct>
      </xsl:when>
      <xsl:otherwise>
        <bibl>
          <xsl:call-template name="entry-attributes"/>
          <xsl:sequence select="f:place-mark(.)"/>
          <xsl:apply-templates mode="inline"/>
        </bibl>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The works that notes name, where the paper has no list: each says which note it is from, and a short form which work it names again. -->
  <xsl:template name="works-in-notes">
    <xsl:text>&#10;</xsl:text>
    <div type="bib">
      <xsl:text>&#10;</xsl:text>
      <listBibl>
        <xsl:for-each select="$works-in-notes">
          <xsl:variable name="work" as="element(i:bibl)" select="."/>
          <xsl:text>&#10;</xsl:text>
          <biblStruct xml:id="{@id}" corresp="{('#' || ../@i:block, @target ! ('#' || .))}">
            <xsl:call-template name="fields">
              <xsl:with-param name="fields" select="$work"/>
              <xsl:with-param name="names" select="f:names-of-work($work)"/>
            </xsl:call-template>
            <note type="raw_reference"><xsl:sequence select="f:no-unit()"/>{@text}</note>
          </biblStruct>
        </xsl:for-each>
      </listBibl>
      <xsl:text>&#10;</xsl:text>
    </div>
  </xsl:template>

  <xsl:template name="entry-attributes">
    <xsl:attribute name="xml:id" select="@i:block"/>
    <xsl:if test="@i:item-mark ne ''"><xsl:attribute name="n" select="@i:item-mark"/></xsl:if>
    <xsl:call-template name="language"/>
  </xsl:template>

  <!-- A work in a container is analytic; one without is the monograph itself. Authors without title are allowed in analytic alone. -->
  <xsl:template name="fields">
    <xsl:param name="fields" as="element(i:bibl)"/>
    <xsl:param name="names" as="element()*"/>
    <xsl:variable name="authors" as="element()*" select="$names[self::i:bibl-author]"/>
    <xsl:variable name="editors" as="element()*" select="$names[self::i:bibl-editor]"/>
    <xsl:variable name="title" as="xs:string?" select="$fields ! @title"/>
    <xsl:variable name="container" as="xs:string?" select="$fields ! @container"/>
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
        <title level="{if ($fields ! @volume ne '' and empty($editors)) then 'j' else 'm'}">{$container}</title>
      </xsl:if>
      <xsl:if test="not($is-analytic)">
        <xsl:call-template name="doi"><xsl:with-param name="fields" select="$fields"/></xsl:call-template>
      </xsl:if>
      <xsl:if test="exists(($title, $container))"><xsl:apply-templates select="$editors" mode="field"/></xsl:if>
      <imprint>
        <xsl:for-each select="$fields ! data(@publisher)"><publisher>{.}</publisher></xsl:for-each>
        <xsl:for-each select="$fields ! data(@volume)"><biblScope unit="volume">{.}</biblScope></xsl:for-each>
        <xsl:for-each select="$fields ! data(@issue)"><biblScope unit="issue">{.}</biblScope></xsl:for-each>
        <xsl:for-each select="$fields ! data(@pages)"><biblScope unit="page">{.}</biblScope></xsl:for-each>
        <date>
          <xsl:for-each select="$fields ! data(@year)">
            <xsl:for-each select="f:year(.)"><xsl:attribute name="when" select="."/></xsl:for-each>
            <xsl:text>{.}</xsl:text>
          </xsl:for-each>
        </date>
      </imprint>
    </monogr>
    <xsl:for-each select="$fields ! @url ! f:uri(.)"><ptr target="{.}"/></xsl:for-each>
  </xsl:template>

  <!-- TEI has the number of a work beside its title, not at the end of the entry. -->
  <xsl:template name="doi">
    <xsl:param name="fields" as="element(i:bibl)"/>
    <xsl:for-each select="$fields ! data(@doi)"><idno type="DOI">{.}</idno></xsl:for-each>
  </xsl:template>

  <xsl:template match="i:bibl-author" mode="field">
    <author><xsl:call-template name="field-name"/></author>
  </xsl:template>

  <xsl:template match="i:bibl-editor" mode="field">
    <editor><xsl:call-template name="field-name"/></editor>
  </xsl:template>

  <xsl:template name="field-name">
    <xsl:choose>
      <xsl:when test="@given">
        <persName><forename type="first"><xsl:value-of select="@given"/></forename><xsl:text> </xsl:text><surname><xsl:value-of select="@surname"/></surname></persName>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="@surname"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

</xsl:stylesheet>
