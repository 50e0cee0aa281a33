<?xml version="1.0" encoding="UTF-8"?>
<!-- Notes, and the links between them and their calls. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <!-- Every note of the document, in its order. -->
  <xsl:variable name="notes" as="element(footnote)*" select="/article[@i:notes]//footnote[not(@anchor)]"/>

  <!-- Sections of notes alone: notes under a heading of their own, which calls none of them. -->
  <xsl:variable name="sections-of-notes" as="element()*" select="
    $notes/..[@title ne '' and empty(i:call)][every $block in * satisfies $block[self::footnote[not(@anchor)] or self::page or self::i:*]]"/>

  <!-- Every call that has a note: of elements, and of headings and titles, where an element stands for it. Lines of the title
       page that are not written again call nothing. -->
  <xsl:variable name="calls" as="element()*" select="
    (/article[@i:notes]//(footnote[@anchor][empty(ancestor::frontmatter) or $flavour = 'task2012' or ancestor::p/@i:says-more = 'header'] | i:call))
    [not(following-sibling::node()[1]/self::i:no-note)]"/>

  <xsl:function name="f:anchor" as="xs:string?">
    <xsl:param name="call" as="element()"/>
    <xsl:sequence select="$call ! @anchor"/>
  </xsl:function>

  <!-- The note of each call: the next one with its label, else the last one before. The lines of the title page have marks
       of affiliations too, so these call notes of the header alone. -->
  <xsl:variable name="links" as="map(xs:string, element(footnote))">
    <xsl:variable name="by-label" as="map(xs:string, element(footnote)*)" select="
      map:merge($notes[@label] ! map:entry(string(@label), .), map{'duplicates': 'combine'})"/>
    <xsl:map>
      <xsl:for-each select="$calls">
        <xsl:variable name="call" as="element()" select="."/>
        <xsl:variable name="candidates" as="element(footnote)*" select="
          (f:anchor(.) ! $by-label(.))[exists(ancestor::header) or empty($call/ancestor::frontmatter)]"/>
        <xsl:variable name="note" as="element(footnote)?" select="
          ($candidates[. >> $call][1], $candidates[last()])[1]"/>
        <xsl:if test="$note"><xsl:map-entry key="generate-id()" select="$note"/></xsl:if>
      </xsl:for-each>
    </xsl:map>
  </xsl:variable>

  <!-- First call of each note, by the id of the note. -->
  <xsl:variable name="call-ids" as="map(xs:string, xs:string)" select="
    map:merge(
      $calls[map:contains($links, generate-id())]
        ! map:entry(string($links(generate-id())/@i:block), generate-id()),
      map{'duplicates': 'use-first'})"/>

  <!-- Notes that are written where they are called, by their ids: the Guidelines put a note at its point of attachment, and what
       shows TEI gives a note its mark there. Notes under a heading of their own stay there, as text of that section, and
       so do those called in another note, in a formula or in a reference. -->
  <xsl:variable name="called-in-place" as="map(xs:string, xs:boolean)" select="
    map:merge(
      $calls[map:contains($links, generate-id())]
        [$call-ids($links(generate-id())/@i:block) = generate-id()]
        [empty(ancestor::footnote | ancestor::i:formula | ancestor::references)]
        ! $links(generate-id())[empty(.. intersect $sections-of-notes)]
        ! map:entry(string(@i:block), true()))"/>

  <xsl:template match="footnote[not(@anchor)]" mode="block inline">
    <xsl:if test="not(map:contains($called-in-place, @i:block))">
      <xsl:if test="not(parent::p | parent::b | parent::i | parent::u | parent::i:ref)"><xsl:text>&#10;</xsl:text></xsl:if>
      <xsl:call-template name="note">
        <xsl:with-param name="target" select="if (map:contains($call-ids, @i:block)) then '#' || @i:block || '-call' else ()"/>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <xsl:template name="note">
    <xsl:param name="target" as="xs:string?" select="()"/>
    <xsl:variable name="is-gathered" as="xs:boolean" select="exists(.. intersect $sections-of-notes)"/>
    <note place="{if ($is-gathered) then 'inline' else 'foot'}" xml:id="{@i:block}">
      <xsl:if test="@label"><xsl:attribute name="n" select="f:mark(@label)"/></xsl:if>
      <xsl:if test="$target"><xsl:attribute name="target" select="$target"/></xsl:if>
      <xsl:if test="not(@label or map:contains($call-ids, @i:block))"><xsl:attribute name="anchored">false</xsl:attribute></xsl:if>
      <xsl:call-template name="language"/>
      <xsl:choose>
        <xsl:when test="$is-gathered"><p><xsl:call-template name="text-of-note"/></p></xsl:when>
        <xsl:otherwise><xsl:call-template name="text-of-note"/></xsl:otherwise>
      </xsl:choose>
    </note>
  </xsl:template>

  <xsl:template name="text-of-note">
    <xsl:sequence select="f:unit-mark(.)"/>
    <xsl:apply-templates mode="inline"/>
  </xsl:template>

  <xsl:template match="footnote[@anchor]" mode="block inline">
    <xsl:call-template name="call"/>
  </xsl:template>

  <!-- The first call of a note is the note itself, with the mark as its number; the mark of any other is its text, so that
       every program shows it. -->
  <xsl:template name="call">
    <xsl:variable name="mark" as="xs:string?" select="f:mark(f:anchor(.))"/>
    <xsl:variable name="note" as="element(footnote)?" select="$links(generate-id())"/>
    <xsl:variable name="id" as="xs:string?" select="$note ! @i:block"/>
    <xsl:variable name="is-first" as="xs:boolean" select="exists($note) and $call-ids($id) = generate-id()"/>
    <xsl:choose>
      <xsl:when test="$is-first and map:contains($called-in-place, $id)">
        <xsl:for-each select="$note"><xsl:call-template name="note"/></xsl:for-each>
      </xsl:when>
      <xsl:otherwise>
        <ref type="foot">
          <xsl:if test="exists($mark)"><xsl:attribute name="n" select="$mark"/></xsl:if>
          <xsl:if test="$note">
            <xsl:if test="$is-first"><xsl:attribute name="xml:id" select="$id || '-call'"/></xsl:if>
            <xsl:attribute name="target" select="'#' || $id"/>
          </xsl:if>
          <xsl:sequence select="f:no-unit()"/>
          <xsl:if test="exists($mark)"><hi rend="sup">{$mark}</hi></xsl:if>
        </ref>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

</xsl:stylesheet>
