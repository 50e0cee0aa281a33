<?xml version="1.0" encoding="UTF-8"?>
<!-- The lines of the title page as printed. Most of them repeat title, authors and affiliations. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:f="urn:paperxml:functions">

  <!-- The lines with a word that is nowhere in `known`; the parts of a known word that a line end divides are known. -->
  <xsl:function name="f:lines-that-say-more" as="element(p)*">
    <xsl:param name="frontmatter" as="element(frontmatter)*"/>
    <xsl:param name="known" as="node()*"/>
    <xsl:variable name="lines" as="element(p)*" select="$frontmatter/p"/>
    <xsl:variable name="texts" as="xs:string*" select="string-join($known, ' '), $lines ! string()"/>
    <xsl:variable name="words" as="xs:string*" select="f:runs-of($texts, '\p{L}\p{Cn}')"/>
    <xsl:variable name="numbers" as="xs:string*" select="f:runs-of($texts, '\p{N}')"/>
    <xsl:variable name="known-words" as="map(xs:string, xs:boolean)" select="
      map:merge(f:words(string($words[1]), string($numbers[1])) ! map:entry(., true()))"/>
    <xsl:variable name="parts" as="xs:string*" select="
      for $i in 1 to count($lines) - 1 return f:divided($lines[$i], string($words[$i + 1]), string($words[$i + 2]), $known-words)"/>
    <xsl:for-each select="$lines">
      <xsl:variable name="line" as="xs:integer" select="position() + 1"/>
      <xsl:if test="some $word in f:words(string($words[$line]), string($numbers[$line])) satisfies not(map:contains($known-words, $word) or $word = $parts)">
        <xsl:sequence select="."/>
      </xsl:if>
    </xsl:for-each>
  </xsl:function>

  <!-- Both parts of the word that the end of a line divides, if the whole word is known. -->
  <xsl:function name="f:divided" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:param name="words" as="xs:string"/>
    <xsl:param name="next-words" as="xs:string"/>
    <xsl:param name="known-words" as="map(xs:string, xs:boolean)"/>
    <xsl:variable name="end" as="xs:string" select="normalize-space($line)"/>
    <xsl:if test="some $hyphen in ('-', '&#x2010;', '&#xAD;') satisfies ends-with($end, $hyphen)">
      <xsl:variable name="parts" as="xs:string*" select="lower-case(tokenize($words)[last()]), lower-case(tokenize($next-words)[1])"/>
      <xsl:if test="map:contains($known-words, string-join($parts))">
        <xsl:sequence select="$parts"/>
      </xsl:if>
    </xsl:if>
  </xsl:function>

  <!-- Each text as its runs of such characters, blanks between them. All texts at once, because each use of a pattern compiles
       it, and Unicode's classes are long. The processor knows Unicode 6.0: to it, letters added since, such as the capitals of
       Georgian, are unassigned (Cn). -->
  <xsl:function name="f:runs-of" as="xs:string*">
    <xsl:param name="texts" as="xs:string*"/>
    <xsl:param name="class" as="xs:string"/>
    <xsl:variable name="plain" as="xs:string" select="string-join($texts ! normalize-space(replace(., '&#xAD;', '')), '&#10;')"/>
    <xsl:sequence select="tokenize(replace($plain, '[^&#10;' || $class || ']+', ' '), '&#10;')"/>
  </xsl:function>

  <!-- Words, and numbers of three figures: what is shorter stands between names or is a mark of an affiliation. Short words
       are names only with a capital, or in a script without: Wu, USA, 東京. No pattern and no function: there are many. -->
  <xsl:function name="f:words" as="xs:string*">
    <xsl:param name="words" as="xs:string"/>
    <xsl:param name="numbers" as="xs:string"/>
    <xsl:sequence select="
      tokenize($words)[string-length() gt 3 or (string-length() gt 1 and (lower-case(.) ne . or upper-case(.) eq .))] ! lower-case(.), tokenize($numbers)[string-length() gt 2]"/>
  </xsl:function>

</xsl:stylesheet>
