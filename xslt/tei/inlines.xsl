<?xml version="1.0" encoding="UTF-8"?>
<!-- What is in running text: styles, breaks, hyphens. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <!-- What callouts refer to, as instructions name it; all other references are citations. -->
  <xsl:variable name="CALLOUTS" as="xs:string*" select="'figure', 'table', 'formula', 'section', 'appendix', 'theorem'"/>

  <!-- A citation whose entries are not there is plain text. -->
  <xsl:template match="i:ref" mode="inline"><xsl:apply-templates mode="inline"/></xsl:template>

  <xsl:template match="i:ref[@to]" mode="inline">
    <ref type="{if (@type = $CALLOUTS) then @type else 'bibr'}" target="{@to}"><xsl:apply-templates mode="inline"/></ref>
  </xsl:template>

  <xsl:variable name="RENDITIONS" as="map(xs:string, xs:string)" select="map{
    'b': 'bold', 'i': 'italic', 'u': 'underline', 'sup': 'sup', 'sub': 'sub'}"/>

  <xsl:template match="b | i | u" mode="inline">
    <hi rend="{$RENDITIONS(name())}"><xsl:apply-templates mode="inline"/></hi>
  </xsl:template>

  <!-- Text with the styles for which the DTD has no element there. -->
  <xsl:template match="i:hi" mode="inline">
    <hi rend="{tokenize(@styles) ! $RENDITIONS(.)}"><xsl:apply-templates mode="inline"/></hi>
  </xsl:template>

  <!-- Its text, which counts in the places of sentences and lines; the program puts a notation there afterwards. -->
  <xsl:template match="i:math" mode="inline">
    <xsl:choose>
      <xsl:when test="empty(* except i:hi)">
        <formula rend="{if (@type = 'display') then 'display' else 'inline'}" xml:id="m{xs:integer(@index) + 1}">
          <xsl:if test="@n ne ''"><xsl:attribute name="n" select="@n"/></xsl:if>
          <xsl:value-of select="string()"/>
        </formula>
      </xsl:when>
      <xsl:otherwise><xsl:apply-templates mode="inline"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Asked once, not of each text: in most documents there is none. -->
  <xsl:variable name="has-soft-hyphens" as="xs:boolean" select="exists(/article/@i:soft-hyphens)"/>

  <!-- Other text needs no rule: it is copied. -->
  <xsl:template match="text()[$has-soft-hyphens][contains(., '&#xAD;')]" mode="inline" priority="-0.5">
    <xsl:call-template name="text-content"><xsl:with-param name="text" select="string(.)"/></xsl:call-template>
  </xsl:template>

  <!-- The blank where a paragraph begins is for programs that ignore instructions. -->
  <xsl:template match="(abstract | pubinfo)/text()" mode="inline">
    <xsl:variable name="divided" as="xs:boolean"
      select="exists(preceding-sibling::node()[1]/self::i:p)"/>
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

  <xsl:template match="i:pb" mode="inline"><xsl:call-template name="page-beginning"/></xsl:template>

  <!-- A note runs over the page at another place: the page begins in the main text. -->
  <xsl:template match="footnote/i:pb | footnote/i:ref/i:pb" mode="inline">
    <milestone unit="page"><xsl:call-template name="milestone-attributes"/></milestone>
  </xsl:template>

  <xsl:template match="i:cb" mode="inline"><cb><xsl:call-template name="break"/></cb></xsl:template>

  <xsl:template match="i:lb" mode="inline">
    <xsl:if test="not($hyphens = 'break' and preceding-sibling::node()[1]/self::i:hyphen)">
      <lb><xsl:call-template name="break"/></lb>
    </xsl:if>
  </xsl:template>

  <xsl:template match="i:call" mode="inline"><xsl:call-template name="call"/></xsl:template>

  <xsl:template match="i:hyphen" mode="inline">
    <xsl:if test="$hyphens ne 'joined'">
      <xsl:call-template name="undone-hyphen">
        <xsl:with-param name="mark" select="(@mark, '-')[1]"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <xsl:template name="break">
    <xsl:if test="@break = 'no'"><xsl:attribute name="break">no</xsl:attribute></xsl:if>
  </xsl:template>

  <xsl:template name="milestone-attributes">
    <xsl:if test="@n ne ''"><xsl:attribute name="n" select="@n"/></xsl:if>
    <xsl:call-template name="break"/>
  </xsl:template>

</xsl:stylesheet>
