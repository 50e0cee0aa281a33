<?xml version="1.0" encoding="UTF-8"?>
<!-- front: title page and abstract as printed. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <xsl:template match="header" mode="front">
    <xsl:text>&#10;</xsl:text>
    <front>
      <xsl:apply-templates select="firstpageheader/page" mode="block"/>
      <xsl:call-template name="title-page"/>
      <xsl:apply-templates select="abstract" mode="front"/>
      <xsl:text>&#10;</xsl:text>
    </front>
  </xsl:template>

  <xsl:template name="title-page">
    <xsl:text>&#10;</xsl:text>
    <titlePage>
      <docTitle>
        <titlePart type="main"><xsl:apply-templates select="firstpageheader/title/node()" mode="inline"/></titlePart>
        <xsl:for-each select="firstpageheader/subtitle">
          <titlePart type="sub"><xsl:apply-templates mode="inline"/></titlePart>
        </xsl:for-each>
      </docTitle>
      <xsl:if test="firstpageheader/author">
        <xsl:text>&#10;</xsl:text>
        <byline>
          <xsl:for-each select="firstpageheader/author">
            <xsl:if test="position() gt 1"><xsl:text>&#10;</xsl:text></xsl:if>
            <docAuthor><xsl:call-template name="person-name"/></docAuthor>
          </xsl:for-each>
        </byline>
      </xsl:if>
      <xsl:for-each select="firstpageheader/pubinfo">
        <xsl:for-each-group select="node()" group-starting-with="i:p">
          <xsl:text>&#10;</xsl:text>
          <docImprint><xsl:apply-templates select="current-group()[not(self::i:p)]" mode="inline"/></docImprint>
        </xsl:for-each-group>
      </xsl:for-each>
      <xsl:apply-templates select="frontmatter" mode="front"/>
    </titlePage>
  </xsl:template>

  <!-- The lines of the title block that say more than the header; the task of 2012 wants them all. -->
  <xsl:template match="frontmatter" mode="front">
    <xsl:variable name="lines" as="element(p)*" select="p[$flavour = 'task2012' or @i:says-more = 'header']"/>
    <xsl:if test="exists($lines)">
      <xsl:text>&#10;</xsl:text>
      <titlePart type="printed">
        <xsl:for-each select="$lines">
          <xsl:if test="position() gt 1"><xsl:text>&#10;</xsl:text><lb/></xsl:if>
          <xsl:apply-templates mode="inline"/>
        </xsl:for-each>
      </titlePart>
    </xsl:if>
  </xsl:template>

  <!-- The language of one of several paragraphs that an element divides. -->
  <xsl:template name="language-of-group">
    <xsl:for-each select="f:typed('language', if (self::i:p) then @i:lang else ../@i:lang)">
      <xsl:attribute name="xml:lang" select="."/>
    </xsl:for-each>
  </xsl:template>

  <!-- Notes of the title page that are not called there are in a division after the abstract. -->
  <xsl:template match="abstract" mode="front">
    <xsl:variable name="notes" as="element(footnote)*" select="footnote[not(@anchor)]"/>
    <xsl:variable name="content" as="node()*" select="node() except $notes"/>
    <xsl:if test="$content[normalize-space() and not(self::processing-instruction())]">
      <xsl:for-each-group select="$content" group-starting-with="i:p[@i:head]">
        <xsl:text>&#10;</xsl:text>
        <div type="abs">
          <xsl:for-each select="if (self::i:p) then @i:head else ../@i:head">
            <xsl:text>&#10;</xsl:text>
            <head>{.}</head>
          </xsl:for-each>
          <xsl:for-each-group select="current-group()" group-starting-with="i:p">
            <xsl:text>&#10;</xsl:text>
            <p>
              <xsl:call-template name="language-of-group"/>
              <xsl:sequence select="f:named-unit-mark('abstract' || (count((preceding-sibling::i:p, self::i:p)) + 1))"/>
              <xsl:apply-templates select="current-group()" mode="inline"/>
            </p>
          </xsl:for-each-group>
          <xsl:text>&#10;</xsl:text>
        </div>
      </xsl:for-each-group>
    </xsl:if>
    <xsl:variable name="uncalled" as="element(footnote)*" select="$notes[not(map:contains($called-in-place, @i:block))]"/>
    <xsl:if test="$uncalled">
      <xsl:text>&#10;</xsl:text>
      <div type="notes"><xsl:apply-templates select="$uncalled" mode="block"/></div>
    </xsl:if>
  </xsl:template>

</xsl:stylesheet>
