<?xml version="1.0" encoding="UTF-8"?>
<!--
  Sections and blocks: one unit for each heading, paragraph, item, note, caption, cell.
-->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:f="urn:paperxml:functions">

  <xsl:template match="section | subsection | subsubsection | appendix | references" mode="unit">
    <xsl:param name="section" as="xs:string?" tunnel="yes"/>
    <xsl:param name="kind" as="xs:string" select="'text'" tunnel="yes"/>
    <xsl:variable name="own-kind" as="xs:string" select="f:kind(.)"/>
    <xsl:variable name="number" as="xs:string?" select="(f:number(.), $section)[1]"/>
    <xsl:variable name="heading" as="xs:string" select="f:heading(.)"/>
    <xsl:if test="$heading ne ''">
      <xsl:call-template name="plain-unit">
        <xsl:with-param name="type" select="'heading'"/>
        <xsl:with-param name="text" select="$heading"/>
        <xsl:with-param name="section" select="$number" tunnel="yes"/>
      </xsl:call-template>
    </xsl:if>
    <xsl:apply-templates mode="unit">
      <xsl:with-param name="section" select="$number" tunnel="yes"/>
      <xsl:with-param name="kind" select="if ($own-kind = 'text') then $kind else $own-kind" tunnel="yes"/>
    </xsl:apply-templates>
  </xsl:template>

  <xsl:template match="p" mode="unit">
    <xsl:param name="kind" as="xs:string" select="'text'" tunnel="yes"/>
    <xsl:call-template name="unit">
      <xsl:with-param name="type" select="f:paragraph-type(., $kind)"/>
    </xsl:call-template>
    <xsl:apply-templates select=".//footnote[not(@anchor)]" mode="unit"/>
  </xsl:template>

  <!-- The kind of section decides, but an item of a list is an item everywhere. -->
  <xsl:function name="f:paragraph-type" as="xs:string">
    <xsl:param name="p" as="element(p)"/>
    <xsl:param name="kind" as="xs:string"/>
    <xsl:sequence select="
      if (f:instruction($p, 'table-note')) then 'table-note'
      else if ($kind = 'references') then 'reference'
      else if (f:instruction($p, 'item')) then 'list-item'
      else if ($kind = 'appendix') then 'appendix'
      else if ($kind = 'acknowledgments') then 'acknowledgment'
      else 'paragraph'"/>
  </xsl:function>

  <!-- Text that the DTD forbids here: the paragraph around it is missing. -->
  <xsl:template match="text()" mode="unit">
    <xsl:variable name="text" as="xs:string" select="f:line(.)"/>
    <xsl:if test="normalize-space($text) ne ''">
      <xsl:for-each select="..">
        <xsl:call-template name="plain-unit">
          <xsl:with-param name="type" select="'paragraph'"/>
          <xsl:with-param name="text" select="$text"/>
        </xsl:call-template>
      </xsl:for-each>
    </xsl:if>
  </xsl:template>

  <xsl:template match="footnote[not(@anchor)]" mode="unit">
    <xsl:call-template name="unit">
      <xsl:with-param name="type" select="'footnote'"/>
      <xsl:with-param name="label" select="@label"/>
    </xsl:call-template>
  </xsl:template>

  <!-- A call that stands outside of text belongs to none. -->
  <xsl:template match="footnote[@anchor]" mode="unit"/>

  <xsl:template match="figure" mode="unit">
    <xsl:call-template name="caption"><xsl:with-param name="type" select="'figure-caption'"/></xsl:call-template>
    <xsl:for-each select="p">
      <xsl:call-template name="unit"><xsl:with-param name="type" select="'figure-text'"/></xsl:call-template>
    </xsl:for-each>
    <xsl:if test="text()[normalize-space()]">
      <xsl:call-template name="unit">
        <xsl:with-param name="type" select="'figure-text'"/>
        <xsl:with-param name="content" select="text()"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <xsl:template match="table" mode="unit">
    <xsl:call-template name="caption"><xsl:with-param name="type" select="'table-caption'"/></xsl:call-template>
    <xsl:for-each select="tr/td">
      <xsl:call-template name="unit">
        <xsl:with-param name="type" select="'table-cell'"/>
        <xsl:with-param name="label" select="if (position() eq 1) then () else if (preceding-sibling::td) then 'cell' else 'row'"/>
        <xsl:with-param name="content" select="p/node()"/>
      </xsl:call-template>
    </xsl:for-each>
  </xsl:template>

  <xsl:template name="caption">
    <xsl:param name="type" as="xs:string"/>
    <xsl:if test="normalize-space(@caption) ne ''">
      <xsl:call-template name="plain-unit">
        <xsl:with-param name="type" select="$type"/>
        <xsl:with-param name="text" select="@caption"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <xsl:template match="doubt" mode="unit">
    <xsl:variable name="next" as="node()?" select="following-sibling::node()[1]"/>
    <xsl:call-template name="unit">
      <xsl:with-param name="type" select="
        if ($next/self::processing-instruction('paperxml')[f:name(.) = 'formula']) then 'formula'
        else if (f:instruction(., 'code')) then 'code'
        else 'doubt'"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template match="page" mode="unit">
    <xsl:if test="f:is-true-place(.)">
      <xsl:text>page&#9;{f:line(@local)}&#9;{@global ! f:line(.)}&#10;</xsl:text>
    </xsl:if>
  </xsl:template>

  <xsl:template match="processing-instruction()" mode="unit">
    <xsl:if test="self::processing-instruction('paperxml') and f:name(.) = 'pb'">
      <xsl:text>page&#9;{f:value(., 'local')}&#9;{f:value(., 'n')}&#10;</xsl:text>
    </xsl:if>
  </xsl:template>

  <xsl:template match="comment()" mode="unit inline"/>

  <xsl:template match="*" mode="unit inline" priority="-10">
    <xsl:sequence select="f:fail-unhandled(.)"/>
  </xsl:template>

</xsl:stylesheet>
