<?xml version="1.0" encoding="UTF-8"?>
<!-- Entries of the list of references: typed titles, names and dates, and the text as printed. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <xsl:template match="p" mode="reference">
    <xsl:variable name="fields" as="element(i:bibl)?" select="i:bibl[1]"/>
    <biblStruct xml:id="b{f:number-of(.)}">
      <xsl:sequence select="f:place-mark(.)"/>
      <xsl:call-template name="work">
        <xsl:with-param name="fields" select="$fields"/>
        <xsl:with-param name="names" select="i:bibl-author | i:bibl-editor"/>
      </xsl:call-template>
      <note type="raw_reference">{f:plain(.)}</note>
    </biblStruct>
  </xsl:template>

  <!-- A work that a note names. -->
  <xsl:template match="i:bibl" mode="reference">
    <biblStruct xml:id="b{position() - 1}">
      <xsl:call-template name="work">
        <xsl:with-param name="fields" select="."/>
        <xsl:with-param name="names" select="f:names-of-work(.)"/>
      </xsl:call-template>
      <note type="raw_reference">{@text}</note>
    </biblStruct>
  </xsl:template>

  <!-- A work without a title has an empty one: a program that looks for titles in the list expects to find some. -->
  <xsl:template name="work">
    <xsl:param name="fields" as="element(i:bibl)?"/>
    <xsl:param name="names" as="element()*"/>
    <xsl:variable name="title" as="xs:string?" select="$fields ! @title"/>
    <xsl:variable name="container" as="xs:string?" select="$fields ! @container"/>
    <xsl:variable name="is-monograph" as="xs:boolean" select="exists($title) and empty($container)"/>
    <xsl:variable name="authors" as="element()*">
      <xsl:apply-templates select="$names[self::i:bibl-author]" mode="name"/>
    </xsl:variable>
    <xsl:variable name="doi" as="element()?">
      <xsl:for-each select="$fields ! @doi"><idno type="DOI">{.}</idno></xsl:for-each>
    </xsl:variable>
    <xsl:if test="not($is-monograph)">
      <analytic>
        <title level="a" type="main">{$title}</title>
        <xsl:sequence select="$authors, $doi"/>
      </analytic>
    </xsl:if>
    <monogr>
      <xsl:if test="$is-monograph">
        <xsl:sequence select="$authors"/>
        <title level="m" type="main">{$title}</title>
        <xsl:sequence select="$doi"/>
      </xsl:if>
      <xsl:if test="exists($container)">
        <title level="{if ($fields ! @volume ne '' and empty($names[self::i:bibl-editor])) then 'j' else 'm'}">{$container}</title>
      </xsl:if>
      <xsl:if test="exists(($title, $container))">
        <xsl:apply-templates select="$names[self::i:bibl-editor]" mode="name"/>
      </xsl:if>
      <xsl:call-template name="entry-imprint"><xsl:with-param name="fields" select="$fields"/></xsl:call-template>
    </monogr>
    <xsl:for-each select="$fields ! @url ! f:uri(.)"><ptr target="{.}"/></xsl:for-each>
  </xsl:template>

  <xsl:template name="entry-imprint">
    <xsl:param name="fields" as="element(i:bibl)?"/>
    <xsl:variable name="year" as="xs:string?" select="$fields ! @year"/>
    <xsl:variable name="pages" as="xs:string*" select="tokenize($fields ! @pages, '[–-]')"/>
    <imprint>
      <xsl:for-each select="$fields ! @publisher"><publisher>{.}</publisher></xsl:for-each>
      <xsl:for-each select="$fields ! @volume"><biblScope unit="volume">{.}</biblScope></xsl:for-each>
      <xsl:for-each select="$fields ! @issue"><biblScope unit="issue">{.}</biblScope></xsl:for-each>
      <xsl:choose>
        <xsl:when test="count($pages) eq 2 and (every $page in $pages satisfies matches($page, '^\S+$'))">
          <biblScope unit="page" from="{$pages[1]}" to="{$pages[2]}"/>
        </xsl:when>
        <xsl:when test="exists($pages)"><biblScope unit="page">{$fields ! @pages}</biblScope></xsl:when>
      </xsl:choose>
      <date type="published">
        <xsl:for-each select="f:year($year)"><xsl:attribute name="when" select="."/></xsl:for-each>
        <xsl:text>{$year}</xsl:text>
      </date>
    </imprint>
  </xsl:template>

  <xsl:template match="i:bibl-author | i:bibl-editor" mode="name">
    <xsl:element name="{substring-after(local-name(), 'bibl-')}" namespace="http://www.tei-c.org/ns/1.0">
      <persName>
        <xsl:sequence select="f:forenames(@given)"/>
        <surname>{@surname}</surname>
      </persName>
    </xsl:element>
  </xsl:template>

</xsl:stylesheet>
