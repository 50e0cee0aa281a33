<?xml version="1.0" encoding="UTF-8"?>
<!-- Blocks: paragraphs, lists, quotations, references, figures, doubt. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <!-- Blocks in their order; those of a mathematical statement are a text in the text. -->
  <xsl:template name="blocks">
    <xsl:param name="nodes" as="node()*"/>
    <xsl:param name="is-bibliography" as="xs:boolean" select="false()"/>
    <xsl:for-each-group select="$nodes" group-adjacent="f:theorem(.)">
      <xsl:choose>
        <xsl:when test="current-grouping-key() eq ''">
          <xsl:call-template name="lists-and-blocks">
            <xsl:with-param name="nodes" select="current-group()"/>
            <xsl:with-param name="is-bibliography" select="$is-bibliography"/>
          </xsl:call-template>
        </xsl:when>
        <xsl:otherwise>
          <xsl:call-template name="theorem">
            <xsl:with-param name="nodes" select="current-group()"/>
          </xsl:call-template>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:for-each-group>
  </xsl:template>

  <!-- docs/tei.md says why: after a division TEI allows no paragraph. -->
  <xsl:template name="theorem">
    <xsl:param name="nodes" as="node()*"/>
    <xsl:variable name="first" as="element()" select="$nodes[@i:theorem][1]"/>
    <xsl:variable name="kind" as="xs:string?" select="$first/@i:theorem-kind ! f:typed('statement', .)"/>
    <xsl:text>&#10;</xsl:text>
    <floatingText type="{if ($kind = 'proof') then 'proof' else 'theorem'}">
      <xsl:for-each select="$first[@i:called]/@i:theorem-id"><xsl:attribute name="xml:id" select="."/></xsl:for-each>
      <xsl:for-each select="$kind[not(. = ('proof', 'theorem'))]"><xsl:attribute name="subtype" select="."/></xsl:for-each>
      <xsl:for-each select="$first/@i:theorem-n"><xsl:attribute name="n" select="."/></xsl:for-each>
      <xsl:text>&#10;</xsl:text>
      <body>
        <xsl:for-each select="$first[i:label-end]">
          <xsl:text>&#10;</xsl:text>
          <head>
            <xsl:call-template name="language"/>
            <xsl:sequence select="f:unit-mark(.)"/>
            <xsl:apply-templates select="i:label-end[1]/preceding-sibling::node()" mode="inline"/>
          </head>
        </xsl:for-each>
        <xsl:call-template name="lists-and-blocks">
          <xsl:with-param name="nodes" select="$nodes[not(f:is-label-alone(.)) or count($nodes[self::p]) eq 1]"/>
        </xsl:call-template>
        <xsl:text>&#10;</xsl:text>
      </body>
    </floatingText>
  </xsl:template>

  <xsl:function name="f:is-label-alone" as="xs:boolean">
    <xsl:param name="node" as="node()"/>
    <xsl:sequence select="
      exists($node ! self::p/i:label-end[1])
      and empty($node/i:label-end[1]/following-sibling::node()[self::* or normalize-space() ne ''])"/>
  </xsl:function>

  <!-- Neighbouring list items become a list, neighbouring references a list of references. -->
  <xsl:template name="lists-and-blocks">
    <xsl:param name="nodes" as="node()*"/>
    <xsl:param name="is-bibliography" as="xs:boolean" select="false()"/>
    <xsl:for-each-group select="$nodes" group-adjacent="f:list-kind(., $is-bibliography)">
      <xsl:choose>
        <xsl:when test="current-grouping-key() = 'item'">
          <xsl:call-template name="list">
            <xsl:with-param name="nodes" select="current-group()"/>
          </xsl:call-template>
        </xsl:when>
        <xsl:when test="current-grouping-key() = 'reference'">
          <xsl:text>&#10;</xsl:text>
          <listBibl><xsl:apply-templates select="current-group()" mode="reference"/></listBibl>
        </xsl:when>
        <xsl:otherwise><xsl:apply-templates select="current-group()" mode="block"/></xsl:otherwise>
      </xsl:choose>
    </xsl:for-each-group>
  </xsl:template>

  <!-- Whether there is any list; in a text without one, nothing is compared with the blocks around it. -->
  <xsl:variable name="has-items" as="xs:boolean" select="exists(/article/@i:items)"/>

  <!-- Which list a node belongs to; what is between two items belongs to their list if TEI allows it there. -->
  <xsl:function name="f:list-kind" as="xs:string">
    <xsl:param name="node" as="node()"/>
    <xsl:param name="is-bibliography" as="xs:boolean"/>
    <xsl:choose>
      <xsl:when test="$node[self::p]">
        <xsl:sequence select="
          if ($node/@i:table-note) then ''
          else if ($is-bibliography) then 'reference'
          else if ($node/@i:item) then 'item'
          else ''"/>
      </xsl:when>
      <xsl:when test="$is-bibliography">
        <xsl:sequence select="
          if ($node[self::page or self::i:* or self::processing-instruction()]
              and $node/preceding-sibling::*[not(self::page or self::i:*)][1]/self::p
              and $node/following-sibling::*[not(self::page or self::i:*)][1]/self::p) then 'reference' else ''"/>
      </xsl:when>
      <xsl:when test="not($has-items)"><xsl:sequence select="''"/></xsl:when>
      <xsl:when test="$node[self::page or self::footnote or self::i:* or self::processing-instruction()]">
        <xsl:sequence select="
          if ($node/preceding-sibling::*[not(self::page or self::footnote or self::i:*)][1]/self::p/@i:item
              and $node/following-sibling::*[not(self::page or self::footnote or self::i:*)][1]/self::p/@i:item)
          then 'item' else ''"/>
      </xsl:when>
      <xsl:otherwise><xsl:sequence select="''"/></xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- Notes go into the item that calls them, deeper items into a list inside it. -->
  <xsl:template name="list">
    <xsl:param name="nodes" as="node()*"/>
    <xsl:variable name="level" as="xs:integer" select="f:item-level($nodes[1])"/>
    <xsl:text>&#10;</xsl:text>
    <list>
      <xsl:for-each-group select="$nodes" group-starting-with="p[f:item-level(.) le $level]">
        <xsl:variable name="item" as="node()" select="."/>
        <xsl:variable name="deeper" as="element(p)?" select="tail(current-group())[self::p][1]"/>
        <xsl:text>&#10;</xsl:text>
        <item>
          <xsl:if test="$item/@i:item-mark ne ''"><xsl:attribute name="n" select="$item/@i:item-mark"/></xsl:if>
          <xsl:call-template name="language"/>
          <xsl:if test="$item[self::p]"><xsl:sequence select="f:unit-mark($item)"/></xsl:if>
          <xsl:apply-templates select="$item/node()" mode="inline"/>
          <xsl:variable name="behind" as="node()*" select="tail(current-group())[not($deeper) or . &lt;&lt; $deeper]"/>
          <xsl:apply-templates select="$behind[self::footnote]" mode="block"/>
          <xsl:if test="$deeper">
            <xsl:apply-templates select="$behind[not(self::footnote)]" mode="block"/>
            <xsl:call-template name="list">
              <xsl:with-param name="nodes" select="current-group()[not(. &lt;&lt; $deeper)]"/>
            </xsl:call-template>
          </xsl:if>
        </item>
        <xsl:if test="not($deeper)">
          <xsl:apply-templates select="tail(current-group())[not(self::footnote)]" mode="block"/>
        </xsl:if>
      </xsl:for-each-group>
    </list>
  </xsl:template>

  <xsl:function name="f:item-level" as="xs:integer">
    <xsl:param name="item" as="node()"/>
    <xsl:variable name="said" as="xs:string?" select="f:typed('number', $item/self::p/@i:item-level)"/>
    <xsl:sequence select="if ($said) then min((xs:integer($said), $MAX-LEVEL)) else 1"/>
  </xsl:function>

  <xsl:template match="page | i:pb" mode="reference">
    <xsl:apply-templates select="." mode="block"/>
  </xsl:template>

  <xsl:template match="p" mode="block">
    <xsl:text>&#10;</xsl:text>
    <xsl:call-template name="paragraph"/>
  </xsl:template>

  <xsl:template name="paragraph">
    <p>
      <xsl:call-template name="language"/>
      <xsl:choose>
        <xsl:when test="i:label-end">
          <xsl:variable name="label" as="element(i:label-end)" select="i:label-end[1]"/>
          <xsl:sequence select="f:unit-mark-from(., f:ink($label/preceding-sibling::node()))"/>
          <xsl:for-each select="$label/following-sibling::node()">
            <xsl:choose>
              <xsl:when test="position() eq 1 and self::text()">
                <xsl:call-template name="text-content">
                  <xsl:with-param name="text" select="replace(., '^\s+', '')"/>
                </xsl:call-template>
              </xsl:when>
              <xsl:otherwise><xsl:apply-templates select="." mode="inline"/></xsl:otherwise>
            </xsl:choose>
          </xsl:for-each>
        </xsl:when>
        <xsl:otherwise>
          <xsl:sequence select="f:unit-mark(.)"/>
          <xsl:apply-templates mode="inline"/>
        </xsl:otherwise>
      </xsl:choose>
    </p>
  </xsl:template>

  <!-- Characters that count in the places of a block's text: blanks and soft hyphens do not. -->
  <xsl:function name="f:ink" as="xs:integer">
    <xsl:param name="nodes" as="node()*"/>
    <xsl:sequence select="string-length(normalize-unicode(replace(string-join($nodes), '[\s&#xAD;]', '')))"/>
  </xsl:function>

  <!-- Text in a section that is in no paragraph: the DTD forbids it, some files have it. -->
  <xsl:template match="text()" mode="block">
    <xsl:if test="normalize-space()">
      <xsl:text>&#10;</xsl:text>
      <p><xsl:apply-templates select="." mode="inline"/></p>
    </xsl:if>
  </xsl:template>

  <xsl:template match="figure" mode="block">
    <xsl:text>&#10;</xsl:text>
    <figure xml:id="{@i:block}">
      <xsl:sequence select="f:place-mark(.)"/>
      <xsl:call-template name="caption"/>
      <xsl:sequence select="f:graphic-mark(.)"/>
      <xsl:for-each select="p | text()[normalize-space()]">
        <p>
          <xsl:choose>
            <xsl:when test="self::p"><xsl:apply-templates mode="inline"/></xsl:when>
            <xsl:otherwise><xsl:apply-templates select="." mode="inline"/></xsl:otherwise>
          </xsl:choose>
        </p>
      </xsl:for-each>
    </figure>
  </xsl:template>

  <xsl:template name="caption">
    <xsl:variable name="caption" as="xs:string" select="normalize-space(@caption)"/>
    <xsl:if test="$caption ne ''">
      <head>
        <xsl:sequence select="f:unit-mark(.)"/>
        <xsl:call-template name="attribute-content"><xsl:with-param name="text" select="$caption"/></xsl:call-template>
      </head>
    </xsl:if>
  </xsl:template>

  <!-- A heading or caption: with its styles where these are said, else the text of the attribute. -->
  <xsl:template name="attribute-content">
    <xsl:param name="text" as="xs:string"/>
    <xsl:choose>
      <xsl:when test="i:styled"><xsl:apply-templates select="i:styled[1]/node()" mode="inline"/></xsl:when>
      <xsl:otherwise>
        <xsl:call-template name="text-content"><xsl:with-param name="text" select="$text"/></xsl:call-template>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- What is no running text; a formula, code and a glossed example say what they are. A displayed formula whose place the text has is there. -->
  <xsl:template match="doubt" mode="block">
    <xsl:if test="empty(@i:placed)">
      <xsl:text>&#10;</xsl:text>
      <ab type="doubt">
        <xsl:variable name="kind" as="xs:string?" select="
          if (@i:gloss) then 'gloss' else if (@i:code) then 'code' else if (@i:formula) then 'formula' else ()"/>
        <xsl:if test="$kind"><xsl:attribute name="subtype" select="$kind"/></xsl:if>
        <xsl:call-template name="doubt-content"/>
      </ab>
    </xsl:if>
  </xsl:template>

  <xsl:key name="displays" match="doubt[@i:placed]" use="@i:formula-id"/>

  <xsl:template match="i:formula[@to]" mode="inline">
    <xsl:for-each select="key('displays', substring(@to, 2))">
      <seg type="formula"><xsl:call-template name="doubt-content"><xsl:with-param name="unit" select="f:no-unit()"/></xsl:call-template></seg>
    </xsl:for-each>
    <xsl:if test="matches(following-sibling::node()[1], '^[^\s.,;:]')"><xsl:text> </xsl:text></xsl:if>
  </xsl:template>

  <!-- Both attributes of the type are in rend. -->
  <xsl:template name="doubt-content">
    <xsl:param name="unit" as="processing-instruction()?"/>
    <xsl:variable name="rend" as="xs:string*" select="
      if (@monospace = ('True', 'true', '1')) then 'monospace' else (),
      if (@tooSmall = ('True', 'true', '1')) then 'small' else ()"/>
    <xsl:if test="@i:gloss"><xsl:attribute name="xml:space">preserve</xsl:attribute></xsl:if>
    <xsl:if test="exists($rend)"><xsl:attribute name="rend" select="$rend"/></xsl:if>
    <xsl:if test="@i:formula-id"><xsl:attribute name="xml:id" select="@i:formula-id"/></xsl:if>
    <xsl:call-template name="language"/>
    <xsl:sequence select="f:place-mark(.), $unit"/>
    <xsl:choose>
      <xsl:when test="@i:formula and empty(i:math)"><formula><xsl:apply-templates mode="inline"/></formula></xsl:when>
      <!-- In TEI, code has nothing but text: with formulas or lines marked, it is the text of the block. -->
      <xsl:when test="@i:code and empty(*)"><code><xsl:apply-templates mode="inline"/></code></xsl:when>
      <xsl:when test="@i:gloss"><xsl:call-template name="glossed-lines"/></xsl:when>
      <xsl:otherwise><xsl:apply-templates mode="inline"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The lines of a glossed example, blanks kept: they put each gloss below its word. -->
  <xsl:template name="glossed-lines">
    <xsl:variable name="tags" as="xs:string*" select="tokenize(@i:gloss-tags)"/>
    <xsl:for-each select="tokenize(string(), '\n')">
      <xsl:variable name="line" as="xs:integer" select="position()"/>
      <xsl:if test="$line gt 1"><lb/></xsl:if>
      <seg>
        <xsl:for-each select="f:typed('gloss-tag', $tags[$line])"><xsl:attribute name="type" select="."/></xsl:for-each>
        <xsl:value-of select="."/>
      </seg>
    </xsl:for-each>
  </xsl:template>

  <xsl:template match="i:pb" mode="block">
    <xsl:call-template name="page-beginning"/>
  </xsl:template>

  <!-- What stands for an instruction says nothing where no template is for it. -->
  <xsl:template match="i:* | processing-instruction()" mode="block reference inline" priority="-1"/>

  <xsl:template match="comment()" mode="block inline"/>

  <xsl:template match="*" mode="header front block reference inline" priority="-10">
    <xsl:sequence select="f:fail-unhandled(name(), name(..))"/>
  </xsl:template>

</xsl:stylesheet>
