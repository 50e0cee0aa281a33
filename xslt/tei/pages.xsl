<?xml version="1.0" encoding="UTF-8"?>
<!-- Page beginnings at their true places. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <!-- A page of paperXML comes behind the sentence that crosses the break; an instruction names the true place. -->
  <xsl:template match="page" mode="block inline">
    <xsl:if test="not(@i:moved)">
      <xsl:call-template name="page-beginning">
        <xsl:with-param name="local" select="string(@local)"/>
        <xsl:with-param name="printed" select="@global[. ne '']"/>
        <xsl:with-param name="is-first" select="exists(@i:first)"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <!-- Context: `i:pb`, unless the page is given. The number is the printed one; facs finds the page of the file. -->
  <xsl:template name="page-beginning">
    <xsl:param name="local" as="xs:string" select="string(@local)"/>
    <xsl:param name="printed" as="xs:string?" select="@n"/>
    <xsl:param name="is-first" as="xs:boolean" select="exists(@first)"/>
    <pb>
      <xsl:if test="$is-first and f:typed('number', $local)"><xsl:attribute name="xml:id" select="'page' || $local"/></xsl:if>
      <xsl:if test="$printed ne ''"><xsl:attribute name="n" select="$printed"/></xsl:if>
      <xsl:attribute name="facs" select="$whole-file || '#page=' || encode-for-uri($local)"/>
      <xsl:if test="@break = 'no'"><xsl:attribute name="break">no</xsl:attribute></xsl:if>
    </pb>
  </xsl:template>

  <!-- The file as a URI, where it has one. In the name of a file, unlike in a URL, "?" and "#" are characters like others. -->
  <xsl:variable name="file" as="xs:string?" select="
    for $name in string(/article/header/file)
    return f:uri(if (contains($name, '://')) then $name else $name => replace('\?', '%3F') => replace('#', '%23'))"/>

  <!-- The file without a place in it: the page is added as the place. -->
  <xsl:variable name="whole-file" as="xs:string" select="substring-before($file || '#', '#')"/>

</xsl:stylesheet>
