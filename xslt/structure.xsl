<?xml version="1.0" encoding="UTF-8"?>
<!-- What all outputs need to know about sections, formulas, pages and notes. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions">

  <!-- Headings of acknowledgments where no instruction says so; compared, because a pattern is compiled at every use. -->
  <xsl:variable name="ACKNOWLEDGMENTS" as="xs:string*" select="
    'acknowledgments', 'acknowledgements', 'acknowledgment', 'acknowledgement', 'danksagung', 'remerciements',
    'agradecimientos', 'zahvalnica', 'zahvalnice', 'захвалница', 'захвалнице'"/>

  <!-- Kinds of sections that say something of the paper and are no part of its text. -->
  <xsl:variable name="STATEMENTS" as="xs:string*" select="
    'acknowledgments', 'funding', 'contributions', 'conflicts', 'ethics', 'availability', 'supplement'"/>

  <!-- What a section is: "text", "references", "appendix" or one of the statements. -->
  <xsl:function name="f:kind" as="xs:string">
    <xsl:param name="section" as="element()"/>
    <xsl:sequence select="
      if ($section ! @i:type ne '') then $section ! @i:type
      else if (f:is-list-of-references($section)) then 'references'
      else if (lower-case(normalize-space(replace($section ! @title, '[.:]', ''))) = $ACKNOWLEDGMENTS) then 'acknowledgments'
      else if ($section ! self::appendix) then 'appendix'
      else 'text'"/>
  </xsl:function>

  <!-- No section is deeper: each level is a call of a template. -->
  <xsl:variable name="MAX-LEVEL" as="xs:integer" select="20"/>

  <!-- True level: what the instruction says, else what the element's name says. -->
  <xsl:function name="f:level" as="xs:integer">
    <xsl:param name="section" as="element()"/>
    <xsl:variable name="said" as="xs:string?" select="$section ! @i:level ! f:typed('number', .)"/>
    <xsl:sequence select="
      if ($said) then min((xs:integer($said), $MAX-LEVEL))
      else if ($section ! self::subsection) then 2
      else if ($section ! self::subsubsection) then 3
      else 1"/>
  </xsl:function>

  <!-- Heading of a section; a list of references has it in an instruction, if at all. -->
  <xsl:function name="f:heading" as="xs:string">
    <xsl:param name="section" as="element()"/>
    <xsl:sequence select="
      if ($section ! self::references) then string($section ! @i:head) else normalize-space($section ! @title)"/>
  </xsl:function>

  <!-- Number of a section. -->
  <xsl:function name="f:number" as="xs:string?">
    <xsl:param name="section" as="element()"/>
    <xsl:variable name="number" as="xs:string?" select="
      if ($section ! self::references) then $section ! @i:n else $section ! @number"/>
    <xsl:sequence select="$number[normalize-space()][1]"/>
  </xsl:function>

  <!-- Whether an element may hold sections. -->
  <xsl:function name="f:is-section" as="xs:boolean">
    <xsl:param name="node" as="node()"/>
    <xsl:sequence select="
      exists($node[self::section or self::subsection or self::subsubsection or self::appendix or self::references])"/>
  </xsl:function>

  <!-- Whether any block is part of a mathematical statement. -->
  <xsl:variable name="has-theorems" as="xs:boolean" select="exists(/article/@i:theorems)"/>

  <!-- The statement that a node is part of: what it says, or what is said on both sides of a note, a float or a page; else empty. -->
  <xsl:function name="f:theorem" as="xs:string">
    <xsl:param name="node" as="node()"/>
    <xsl:sequence select="
      if (not($has-theorems)) then ''
      else if ($node[self::p or self::doubt]) then string($node/@i:theorem-id)
      else (
        $node ! preceding-sibling::*[self::p or self::doubt][1]/@i:theorem-id ! string()
        [. = $node ! following-sibling::*[self::p or self::doubt][1]/@i:theorem-id ! string()], '')[1]"/>
  </xsl:function>

  <!-- The mark of a note as printed: labels are names of marks where the mark is no NMTOKEN. -->
  <xsl:function name="f:mark" as="xs:string?">
    <xsl:param name="label" as="xs:string?"/>
    <xsl:sequence select="
      $label ! string-join(tokenize(., '-') ! f:mark-piece(.))"/>
  </xsl:function>

  <xsl:variable name="MARKS" as="map(xs:string, xs:string)" select="map{
    'star': '*', 'dagger': '†', 'ddagger': '‡', 'section': '§', 'para': '¶', 'parallel': '‖', 'hash': '#'}"/>

  <xsl:function name="f:mark-piece" as="xs:string">
    <xsl:param name="piece" as="xs:string"/>
    <xsl:variable name="name" as="xs:string" select="replace($piece, '[0-9]', '')"/>
    <xsl:variable name="times" as="xs:string" select="substring-after($piece, $name)"/>
    <xsl:sequence select="
      if (map:contains($MARKS, $name) and $times = ('', '1', '2', '3', '4', '5', '6', '7', '8', '9'))
      then string-join((1 to xs:integer(($times[. ne ''], '1')[1])) ! $MARKS($name))
      else $piece"/>
  </xsl:function>

  <!-- The works that the notes of a paper without a list of references name. -->
  <xsl:variable name="works-in-notes" as="element(i:bibl)*" select="/article[@i:works]//footnote/i:bibl[@text]"/>

  <!-- The lines with the names of such a work: those up to the next work. -->
  <xsl:function name="f:names-of-work" as="element()*">
    <xsl:param name="work" as="element(i:bibl)"/>
    <xsl:sequence select="
      $work/following-sibling::*[self::i:bibl-author or self::i:bibl-editor][preceding-sibling::i:bibl[1] is $work]"/>
  </xsl:function>

</xsl:stylesheet>
