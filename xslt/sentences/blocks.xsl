<?xml version="1.0" encoding="UTF-8"?>
<!--
  Sections and blocks: one unit for each heading, paragraph, item, note, caption, cell.
-->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions">

  <xsl:template match="section | subsection | subsubsection | appendix | references" mode="unit">
    <xsl:variable name="heading" as="xs:string" select="f:heading(.)"/>
    <xsl:variable name="section-line" as="xs:string" select="f:section-line(.)"/>
    <xsl:value-of select="$section-line"/>
    <xsl:if test="$heading ne ''">
      <xsl:call-template name="attribute-unit">
        <xsl:with-param name="type" select="'heading'"/>
        <xsl:with-param name="text" select="$heading"/>
      </xsl:call-template>
    </xsl:if>
    <xsl:variable name="has-sections" as="xs:boolean" select="
      exists(section | subsection | subsubsection | appendix | references)"/>
    <xsl:for-each select="node()">
      <xsl:if test="$has-sections and preceding-sibling::node()[1][f:is-section(.)] and not(f:is-section(.))">
        <xsl:value-of select="$section-line"/>
      </xsl:if>
      <xsl:apply-templates select="." mode="unit"/>
    </xsl:for-each>
  </xsl:template>

  <!-- Kind, number and language hold for the sections inside too, unless these say another. -->
  <xsl:function name="f:section-line" as="xs:string">
    <xsl:param name="section" as="element()"/>
    <xsl:variable name="sections" as="element()*" select="$section/ancestor-or-self::*[f:is-section(.)]"/>
    <xsl:variable name="kinds" as="xs:string*" select="$sections ! f:kind(.)"/>
    <xsl:variable name="numbers" as="xs:string*" select="$sections ! f:number(.)"/>
    <xsl:variable name="languages" as="xs:string*" select="$sections ! f:said-language(.)"/>
    <xsl:sequence select="
      'section&#9;' || ($kinds[. ne 'text'], 'text')[1] || '&#9;' || $numbers[last()] || '&#9;'
      || $languages[last()] || '&#9;' || f:block-id($section) || '&#9;'
      || string(($sections ! f:heading(.))[. ne ''][last()]) || '&#10;'"/>
  </xsl:function>

  <xsl:template match="p" mode="unit">
    <xsl:value-of select="f:unit(., f:paragraph-type(.), ())"/>
    <xsl:apply-templates mode="inline"/>
    <xsl:text>&#10;</xsl:text>
    <xsl:apply-templates select="descendant::footnote[not(@anchor)]" mode="unit"/>
  </xsl:template>

  <!-- The type that the paragraph itself names; the program derives the rest from its section. -->
  <xsl:function name="f:paragraph-type" as="xs:string">
    <xsl:param name="p" as="element(p)"/>
    <xsl:sequence select="
      if ($p/@i:table-note) then 'table-note' else if ($p/@i:item) then 'list-item' else 'paragraph'"/>
  </xsl:function>

  <!-- Text that the DTD forbids here: the paragraph around it is missing. -->
  <xsl:template match="text()" mode="unit">
    <xsl:if test="normalize-space()"><xsl:value-of select="f:text-unit(.., 'paragraph', .)"/></xsl:if>
  </xsl:template>

  <xsl:template match="footnote[not(@anchor)]" mode="unit">
    <xsl:value-of select="f:unit(., 'footnote', @label)"/>
    <xsl:apply-templates mode="inline"/>
    <xsl:text>&#10;</xsl:text>
  </xsl:template>

  <!-- A call outside of text belongs to no unit. -->
  <xsl:template match="footnote[@anchor]" mode="unit"/>

  <xsl:template match="figure" mode="unit">
    <xsl:call-template name="caption"><xsl:with-param name="type" select="'figure-caption'"/></xsl:call-template>
    <xsl:for-each select="p | text()[normalize-space()]">
      <xsl:value-of select="f:unit(if (self::p) then . else .., 'figure-text', ())"/>
      <xsl:apply-templates select="." mode="inline"/>
      <xsl:text>&#10;</xsl:text>
    </xsl:for-each>
  </xsl:template>

  <!-- The label of a cell: whether it continues the row or begins one. The line of most cells begins alike: a call of a function for each
       of thousands takes longer. -->
  <xsl:template match="table" mode="unit">
    <xsl:call-template name="caption"><xsl:with-param name="type" select="'table-caption'"/></xsl:call-template>
    <xsl:variable name="id" as="xs:string" select="f:block-id(.)"/>
    <xsl:for-each select="tr/td">
      <xsl:variable name="label" as="xs:string?" select="
        if (position() eq 1) then () else if (preceding-sibling::td) then 'cell' else 'row'"/>
      <xsl:value-of select="
        if (@i:*) then f:unit(., 'table-cell', $label) else 'unit&#9;table-cell&#9;&#9;&#9;' || $label || '&#9;' || $id || '&#9;'"/>
      <xsl:for-each select="p">
        <xsl:if test="position() gt 1"><xsl:text> </xsl:text></xsl:if>
        <xsl:apply-templates mode="inline"/>
      </xsl:for-each>
      <xsl:text>&#10;</xsl:text>
    </xsl:for-each>
  </xsl:template>

  <xsl:template name="caption">
    <xsl:param name="type" as="xs:string"/>
    <xsl:if test="normalize-space(@caption) ne ''">
      <xsl:call-template name="attribute-unit">
        <xsl:with-param name="type" select="$type"/>
        <xsl:with-param name="text" select="string(@caption)"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <!-- A heading or caption: with its formulas and calls where these are said. -->
  <xsl:template name="attribute-unit">
    <xsl:param name="type" as="xs:string"/>
    <xsl:param name="text" as="xs:string"/>
    <xsl:choose>
      <xsl:when test="i:styled">
        <xsl:value-of select="f:unit(., $type, ())"/>
        <xsl:apply-templates select="i:styled[1]/node()" mode="inline"/>
        <xsl:text>&#10;</xsl:text>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="f:text-unit(., $type, $text)"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="doubt" mode="unit">
    <xsl:value-of select="
      f:unit(.,
        if (@i:formula) then 'formula'
        else if (@i:code) then 'code'
        else 'doubt', ())"/>
    <xsl:apply-templates mode="inline"/>
    <xsl:text>&#10;</xsl:text>
  </xsl:template>

  <xsl:template match="page" mode="unit">
    <xsl:if test="not(@i:moved)">
      <xsl:text>page&#9;{@local}&#9;{@global}&#10;</xsl:text>
    </xsl:if>
  </xsl:template>

  <xsl:template match="i:pb" mode="unit">
    <xsl:text>page&#9;{@local}&#9;{@n}&#10;</xsl:text>
  </xsl:template>

  <!-- Citations, styles and the fields of references say nothing here. -->
  <xsl:template match="i:* | processing-instruction()" mode="unit inline" priority="-1"/>

  <xsl:template match="comment()" mode="unit inline"/>

  <xsl:template match="*" mode="unit inline" priority="-10">
    <xsl:sequence select="f:fail-unhandled(name(), name(..))"/>
  </xsl:template>

</xsl:stylesheet>
