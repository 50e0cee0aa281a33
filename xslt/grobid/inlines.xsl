<?xml version="1.0" encoding="UTF-8"?>
<!-- References in running text: one target each, plain text alone. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <xsl:template name="call">
    <xsl:variable name="mark" as="xs:string?" select="f:mark(f:anchor(.))"/>
    <xsl:variable name="note" as="element(footnote)?" select="$links(generate-id())"/>
    <xsl:choose>
      <xsl:when test="$note"><ref type="foot" target="#foot_{f:number-of($note)}"><xsl:sequence select="f:no-unit()"/>{$mark}</ref></xsl:when>
      <xsl:otherwise><hi rend="sup"><xsl:sequence select="f:no-unit()"/>{$mark}</hi></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Notes stand behind the text. -->
  <xsl:template match="footnote[not(@anchor)]" mode="inline"/>

  <!-- As many pieces as targets have one each; of a range of numbers the first and the last; else the first target has it all. -->
  <xsl:template match="i:ref" mode="inline">
    <xsl:variable name="type" as="xs:string" select="(@type[. = $CALLOUTS], 'bibr')[1]"/>
    <xsl:variable name="targets" as="xs:string*" select="
      for $id in tokenize(@target) return f:target($id, $type)"/>
    <xsl:variable name="text" as="xs:string" select="string-join(node()[not(self::processing-instruction())])"/>
    <xsl:variable name="pieces" as="xs:string*" select="tokenize($text, '\s*[,;]\s*')"/>
    <xsl:variable name="ends" as="xs:string*" select="tokenize($text, '[–—‐-]')"/>
    <xsl:variable name="is-range" as="xs:boolean" select="
      count($targets) gt 1 and count($pieces) ne count($targets) and count($ends) eq 2
      and (every $end in $ends satisfies matches($end, '[0-9]'))"/>
    <xsl:choose>
      <xsl:when test="empty($targets)">
        <xsl:apply-templates mode="inline"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:call-template name="divided-citation">
          <xsl:with-param name="text" select="$text"/>
          <xsl:with-param name="pattern" select="
            if (count($targets) gt 1 and count($pieces) eq count($targets)) then '\s*[,;]\s*'
            else if ($is-range) then '\s*[–—‐-]\s*' else '^$'"/>
          <xsl:with-param name="targets" select="if ($is-range) then ($targets[1], $targets[last()]) else $targets"/>
        </xsl:call-template>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:apply-templates select="i:pb | i:cb" mode="inline"/>
  </xsl:template>

  <xsl:template name="divided-citation">
    <xsl:param name="text" as="xs:string"/>
    <xsl:param name="pattern" as="xs:string"/>
    <xsl:param name="targets" as="xs:string*"/>
    <xsl:iterate select="if ($pattern = '^$') then $text else analyze-string($text, $pattern)/* ! string()">
      <xsl:param name="left" as="xs:string*" select="$targets"/>
      <xsl:variable name="is-mark" as="xs:boolean" select="$pattern ne '^$' and matches(., '^' || $pattern || '$')"/>
      <xsl:choose>
        <xsl:when test="$is-mark">{.}</xsl:when>
        <xsl:otherwise><ref type="{f:target-type($left[1])}" target="#{$left[1]}">{.}</ref></xsl:otherwise>
      </xsl:choose>
      <xsl:next-iteration><xsl:with-param name="left" select="if ($is-mark) then tail($left) else $left"/></xsl:next-iteration>
    </xsl:iterate>
  </xsl:template>

  <!-- Entries of the lists of references, by the id that citations name. -->
  <xsl:variable name="entries" as="map(xs:string, element(p))" select="map:merge(
    //i:bibl[@id][parent::p/i:bibl[1] is .] ! map:entry(string(@id), ..))"/>

  <!-- What callouts refer to, by its name: the n-th figure or table, the formula with this number. -->
  <xsl:variable name="callout-targets" as="map(xs:string, element())" select="map:merge((
    //(figure | table) ! map:entry(string(@i:block), .), //doubt[@i:formula-id] ! map:entry(string(@i:formula-id), .)))"/>

  <!-- The id of an entry, figure, table or formula, as this flavour writes it; sections have none. -->
  <xsl:function name="f:target" as="xs:string?">
    <xsl:param name="id" as="xs:string"/>
    <xsl:param name="type" as="xs:string"/>
    <xsl:choose>
      <xsl:when test="$type = 'bibr'">
        <xsl:sequence select="$entries($id) ! ('b' || f:number-of(.))"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:for-each select="$callout-targets($id)">
          <xsl:choose>
            <xsl:when test="self::figure">fig_{f:number-of(.)}</xsl:when>
            <xsl:when test="self::table">tab_{f:number-of(.)}</xsl:when>
            <xsl:when test="self::doubt">formula_{$formula-numbers(generate-id())}</xsl:when>
          </xsl:choose>
        </xsl:for-each>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <xsl:function name="f:target-type" as="xs:string">
    <xsl:param name="target" as="xs:string"/>
    <xsl:sequence select="
      if (starts-with($target, 'b')) then 'bibr'
      else if (starts-with($target, 'fig')) then 'figure'
      else if (starts-with($target, 'tab')) then 'table'
      else 'formula'"/>
  </xsl:function>

  <!-- A formula in a line is text. -->
  <xsl:template match="i:math" mode="inline"><xsl:apply-templates mode="inline"/></xsl:template>

  <!-- The formula is a sibling of the paragraph, with nothing that points to it. -->
  <xsl:template match="i:formula" mode="inline"/>

</xsl:stylesheet>
