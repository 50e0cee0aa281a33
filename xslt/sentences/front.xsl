<?xml version="1.0" encoding="UTF-8"?>
<!--
  What stands before the body. The title page as printed repeats it and is left out.
-->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:f="urn:paperxml:functions">

  <xsl:template match="header" mode="front">
    <xsl:for-each select="firstpageheader">
      <xsl:for-each select="title | subtitle">
        <xsl:call-template name="unit"><xsl:with-param name="type" select="name()"/></xsl:call-template>
      </xsl:for-each>
      <xsl:for-each select="author">
        <xsl:call-template name="plain-unit">
          <xsl:with-param name="type" select="'author'"/>
          <xsl:with-param name="text" select="f:author-name(.)"/>
        </xsl:call-template>
      </xsl:for-each>
      <xsl:variable name="header" as="element()" select="."/>
      <xsl:for-each select="distinct-values(author/org/string-join((@name, @city, @country)[. ne ''], ', '))">
        <xsl:variable name="text" as="xs:string" select="."/>
        <xsl:for-each select="$header">
          <xsl:call-template name="plain-unit">
            <xsl:with-param name="type" select="'affiliation'"/>
            <xsl:with-param name="text" select="$text"/>
          </xsl:call-template>
        </xsl:for-each>
      </xsl:for-each>
      <xsl:for-each select="pubinfo">
        <xsl:call-template name="divided-units"><xsl:with-param name="type" select="'pubinfo'"/></xsl:call-template>
      </xsl:for-each>
    </xsl:for-each>
    <xsl:for-each select="abstract">
      <xsl:call-template name="divided-units"><xsl:with-param name="type" select="'abstract'"/></xsl:call-template>
    </xsl:for-each>
  </xsl:template>

  <xsl:function name="f:author-name" as="xs:string">
    <xsl:param name="author" as="element(author)"/>
    <xsl:variable name="parts" as="xs:string*" select="$author/(@givenname, @middlename, @surname) ! string() [. ne '']"/>
    <xsl:sequence select="if (exists($parts)) then string-join($parts, ' ') else normalize-space($author)"/>
  </xsl:function>

  <!-- A unit whose text stands in attributes. -->
  <xsl:template name="plain-unit">
    <xsl:param name="type" as="xs:string"/>
    <xsl:param name="text" as="xs:string"/>
    <xsl:param name="section" as="xs:string?" tunnel="yes"/>
    <xsl:text>unit&#9;{$type}&#9;{f:line(string($section))}&#9;{f:part-language(.)}&#9;{f:said(., 'confidence')}&#9;&#9;{f:line($text)}&#10;</xsl:text>
  </xsl:template>

  <!-- One element, several paragraphs: an instruction stands between them. Notes in it follow it. -->
  <xsl:template name="divided-units">
    <xsl:param name="type" as="xs:string"/>
    <xsl:variable name="notes" as="element(footnote)*" select=".//footnote[not(@anchor)]"/>
    <xsl:variable name="element" as="element()" select="."/>
    <xsl:for-each-group select="node() except $notes" group-starting-with="processing-instruction('paperxml')[. = 'p']">
      <xsl:variable name="content" as="node()*" select="current-group()"/>
      <xsl:for-each select="$element">
        <xsl:call-template name="unit">
          <xsl:with-param name="type" select="$type"/>
          <xsl:with-param name="content" select="$content"/>
        </xsl:call-template>
      </xsl:for-each>
    </xsl:for-each-group>
    <xsl:apply-templates select="$notes" mode="unit"/>
  </xsl:template>

</xsl:stylesheet>
