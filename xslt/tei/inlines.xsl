<?xml version="1.0" encoding="UTF-8"?>
<!-- What is in running text: styles, breaks, hyphens. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <!-- The content of an element with text. Without parameters where possible: they cost much time. -->
  <xsl:template match="p | title | subtitle | pubinfo | footnote | doubt | b | i | u" mode="content">
    <xsl:choose>
      <xsl:when test="processing-instruction('paperxml')[starts-with(., 'ref ')]">
        <xsl:variable name="is-styled" as="xs:boolean" select="exists(processing-instruction('paperxml')[. = $STYLES])"/>
        <xsl:for-each-group select="node()"
            group-starting-with="processing-instruction('paperxml')[starts-with(., 'ref ') or . = '/ref']">
          <xsl:choose>
            <xsl:when test="self::processing-instruction('paperxml')[starts-with(., 'ref ')]">
              <xsl:call-template name="citation"><xsl:with-param name="nodes" select="tail(current-group())"/></xsl:call-template>
            </xsl:when>
            <xsl:when test="not($is-styled)"><xsl:apply-templates select="current-group()" mode="inline"/></xsl:when>
            <xsl:otherwise>
              <xsl:call-template name="styled-content"><xsl:with-param name="nodes" select="current-group()"/></xsl:call-template>
            </xsl:otherwise>
          </xsl:choose>
        </xsl:for-each-group>
      </xsl:when>
      <xsl:when test="processing-instruction('paperxml')[. = $STYLES]">
        <xsl:call-template name="styled-content">
          <xsl:with-param name="nodes" select="node()"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise><xsl:apply-templates mode="inline"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Entries of the lists of references, by the id that citations name. -->
  <xsl:variable name="entries" as="map(xs:string, element(p))" select="map:merge(
    for $fields in key('instruction', 'bibl', /), $entry in $fields/parent::p[f:instruction(., 'bibl') is $fields],
        $id in f:value($fields, 'id')
    return map:entry($id, $entry))"/>

  <!-- What callouts refer to, as instructions name it; all other references are citations. -->
  <xsl:variable name="CALLOUTS" as="xs:string*" select="'figure', 'table', 'formula', 'section', 'appendix'"/>

  <!-- What callouts refer to, by its name: the n-th figure, table or section, the formula with this number. -->
  <xsl:variable name="callout-targets" as="map(xs:string, element())" select="map:merge((
    /article/body/descendant::figure ! map:entry('fig' || position(), .),
    /article/body/descendant::table ! map:entry('tab' || position(), .),
    $sections ! map:entry('sec' || position(), .),
    /article/body/descendant::doubt[f:is-formula(.)][f:typed('number', f:value(f:formula-instruction(.), 'n'))]
      ! map:entry('f' || f:value(f:formula-instruction(.), 'n'), .)))"/>

  <!-- Names of the sections that callouts refer to: they alone have an id. -->
  <xsl:variable name="called-sections" as="map(xs:string, xs:string)" select="map:merge(
    distinct-values(key('instruction', 'ref', /)[starts-with(., 'ref type=')]
        [f:value(., 'type') = ('section', 'appendix')] ! tokenize(f:value(., 'target')))
      ! (let $name := . return $callout-targets($name)[f:is-section(.)] ! map:entry(generate-id(), $name)))"/>

  <!-- A pair of instructions encloses a citation; one whose entries are not there is plain text. -->
  <xsl:template name="citation">
    <xsl:param name="nodes" as="node()*"/>
    <xsl:variable name="type" as="xs:string" select="(f:value(., 'type')[. = $CALLOUTS], 'bibr')[1]"/>
    <xsl:variable name="targets" as="xs:string*" select="
      for $id in tokenize(f:value(., 'target'))
      return if ($type = 'bibr') then $entries($id) ! ('b' || $ordinals(generate-id()))
             else $id[map:contains($callout-targets, .)]"/>
    <xsl:variable name="content" as="node()*">
      <xsl:call-template name="styled-content"><xsl:with-param name="nodes" select="$nodes"/></xsl:call-template>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="exists($targets)">
        <ref type="{$type}" target="{$targets ! ('#' || .)}"><xsl:sequence select="$content"/></ref>
      </xsl:when>
      <xsl:otherwise><xsl:sequence select="$content"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!--
    Where the DTD has no element for a style, a pair of instructions encloses the text: each text between them is
    highlighted with all styles that are open there.
  -->
  <xsl:template name="styled-content">
    <xsl:param name="nodes" as="node()*"/>
    <xsl:iterate select="$nodes">
      <xsl:param name="open" as="xs:string*" select="()"/>
      <xsl:choose>
        <xsl:when test="self::processing-instruction('paperxml') and . = $STYLES">
          <xsl:next-iteration><xsl:with-param name="open" select="$open, string(.)"/></xsl:next-iteration>
        </xsl:when>
        <xsl:when test="self::processing-instruction('paperxml') and starts-with(., '/')">
          <xsl:variable name="closed" as="xs:string" select="substring(., 2)"/>
          <xsl:next-iteration><xsl:with-param name="open" select="$open[. ne $closed]"/></xsl:next-iteration>
        </xsl:when>
        <xsl:when test="self::text() and exists($open)">
          <hi rend="{$open ! $RENDITIONS(.)}"><xsl:apply-templates select="." mode="inline"/></hi>
        </xsl:when>
        <xsl:otherwise><xsl:apply-templates select="." mode="inline"/></xsl:otherwise>
      </xsl:choose>
    </xsl:iterate>
  </xsl:template>

  <xsl:variable name="STYLES" as="xs:string*" select="'b', 'i', 'u', 'sup', 'sub'"/>

  <xsl:variable name="RENDITIONS" as="map(xs:string, xs:string)" select="map{
    'b': 'bold', 'i': 'italic', 'u': 'underline', 'sup': 'sup', 'sub': 'sub'}"/>

  <xsl:template match="b | i | u" mode="inline">
    <hi rend="{$RENDITIONS(name())}"><xsl:apply-templates select="." mode="content"/></hi>
  </xsl:template>

  <!-- Other text needs no rule: it is copied. A soft hyphen right behind an instruction is the same hyphen once more. -->
  <xsl:template match="text()[contains(., '&#xAD;')]" mode="inline" priority="-0.5">
    <xsl:variable name="is-said" as="xs:boolean" select="
      starts-with(., '&#xAD;')
      and exists(preceding-sibling::node()[1]/self::processing-instruction('paperxml')[f:name(.) = 'hyphen'])"/>
    <xsl:call-template name="text-content">
      <xsl:with-param name="text" select="if ($is-said) then substring(., 2) else string(.)"/>
    </xsl:call-template>
  </xsl:template>

  <!-- The blank behind an instruction that divides paragraphs is for programs that ignore instructions. -->
  <xsl:template match="(abstract | pubinfo)/text()" mode="inline">
    <xsl:variable name="divided" as="xs:boolean"
      select="exists(preceding-sibling::node()[1]/self::processing-instruction('paperxml')[. = 'p'])"/>
    <xsl:call-template name="text-content">
      <xsl:with-param name="text" select="if ($divided) then replace(., '^ ', '') else string(.)"/>
    </xsl:call-template>
  </xsl:template>

  <!-- Text with soft hyphens: in files without instructions, nothing else shows where a hyphen was undone. -->
  <xsl:template name="text-content">
    <xsl:param name="text" as="xs:string"/>
    <xsl:choose>
      <xsl:when test="not(contains($text, '&#xAD;'))"><xsl:value-of select="$text"/></xsl:when>
      <xsl:when test="$hyphens = 'joined'"><xsl:value-of select="replace($text, '&#xAD;', '')"/></xsl:when>
      <xsl:otherwise>
        <xsl:for-each select="tokenize($text, '&#xAD;')">
          <xsl:if test="position() gt 1">
            <xsl:call-template name="undone-hyphen"><xsl:with-param name="mark" select="'-'"/></xsl:call-template>
          </xsl:if>
          <xsl:value-of select="."/>
        </xsl:for-each>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="undone-hyphen">
    <xsl:param name="mark" as="xs:string"/>
    <xsl:choose>
      <xsl:when test="$hyphens = 'del'"><del type="lb"><xsl:sequence select="f:no-unit()"/>{$mark}</del></xsl:when>
      <xsl:when test="$hyphens = 'break'"><lb break="no"/></xsl:when>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="processing-instruction()" mode="inline"/>

  <!-- A note runs over the page at another place: the page begins in the main text. Most instructions are ends of citations
       and fields of references, which say nothing here. -->
  <xsl:template match="processing-instruction('paperxml')" mode="inline">
    <xsl:variable name="name" as="xs:string" select="f:name(.)"/>
    <xsl:choose>
      <xsl:when test="$name = ('/ref', 'bibl-author', 'bibl')"/>
      <xsl:when test="$name = 'pb' and parent::footnote">
        <milestone unit="page"><xsl:call-template name="milestone-attributes"/></milestone>
      </xsl:when>
      <xsl:when test="$name = 'pb'"><xsl:call-template name="page-beginning"/></xsl:when>
      <xsl:when test="$name = 'cb'"><cb><xsl:call-template name="break"/></cb></xsl:when>
      <xsl:when test="$name = 'lb'">
        <xsl:if test="not($hyphens = 'break' and preceding-sibling::node()[1]/self::processing-instruction('paperxml')[f:name(.) = 'hyphen'])">
          <lb><xsl:call-template name="break"/></lb>
        </xsl:if>
      </xsl:when>
      <xsl:when test="$name = 'call'"><xsl:call-template name="call"/></xsl:when>
      <xsl:when test="$name = 'formula' and map:contains($formulas, string(f:value(., 'n')))"><ptr type="formula" target="#f{f:value(., 'n')}"/></xsl:when>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="processing-instruction('paperxml')[starts-with(., 'hyphen')]" mode="inline" priority="2">
    <xsl:if test="$hyphens ne 'joined'">
      <xsl:call-template name="undone-hyphen">
        <xsl:with-param name="mark" select="(f:value(., 'mark'), '-')[1]"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <xsl:template name="break">
    <xsl:if test="f:value(., 'break') = 'no'"><xsl:attribute name="break">no</xsl:attribute></xsl:if>
  </xsl:template>

  <xsl:template name="milestone-attributes">
    <xsl:if test="f:value(., 'n')"><xsl:attribute name="n" select="f:value(., 'n')"/></xsl:if>
    <xsl:call-template name="break"/>
  </xsl:template>

</xsl:stylesheet>
