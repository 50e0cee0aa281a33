<?xml version="1.0" encoding="UTF-8"?>
<!-- teiHeader: what the paper is, where it comes from, what was done to its text. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <xsl:template match="header" mode="header">
    <xsl:text>&#10;</xsl:text>
    <teiHeader>
      <xsl:text>&#10;</xsl:text>
      <fileDesc>
        <xsl:call-template name="title-statement"/>
        <xsl:call-template name="extent"/>
        <xsl:text>&#10;</xsl:text>
        <xsl:call-template name="publication-statement"/>
        <xsl:call-template name="metadata-notes"/>
        <xsl:call-template name="source-description"/>
        <xsl:text>&#10;</xsl:text>
      </fileDesc>
      <xsl:call-template name="encoding-description"/>
      <xsl:call-template name="profile-description"/>
      <xsl:call-template name="revisions"/>
      <xsl:text>&#10;</xsl:text>
    </teiHeader>
  </xsl:template>

  <!-- What a person corrected is in the log of changes, not in the text: who reads the text finds it as it is printed. -->
  <xsl:template name="revisions">
    <xsl:if test="$date ne '' or exists(i:corrected)">
      <xsl:text>&#10;</xsl:text>
      <revisionDesc>
        <xsl:if test="$date ne ''"><change when="{$date}">Converted to TEI.</change></xsl:if>
        <xsl:for-each select="i:corrected[@part = 'review']">
          <xsl:text>&#10;</xsl:text>
          <change type="review">Pages that were reviewed: {translate(@is, '-', '–')}</change>
        </xsl:for-each>
        <xsl:for-each select="i:corrected[not(@part = 'review')]">
          <xsl:text>&#10;</xsl:text>
          <change type="correction">
            <xsl:if test="@part castable as xs:NCName"><xsl:attribute name="subtype" select="@part"/></xsl:if>
            <xsl:if test="@name ne ''"><xsl:attribute name="n" select="@name"/></xsl:if>
            <xsl:if test="@local">Page {@local}: </xsl:if>
            <choice><sic>{@read}</sic><corr>{@is}</corr></choice>
          </change>
        </xsl:for-each>
      </revisionDesc>
    </xsl:if>
  </xsl:template>

  <xsl:template name="title-statement">
    <xsl:text>&#10;</xsl:text>
    <titleStmt>
      <xsl:call-template name="titles"/>
      <xsl:for-each select="firstpageheader/author">
        <xsl:text>&#10;</xsl:text>
        <author><xsl:call-template name="person-name"/></author>
      </xsl:for-each>
    </titleStmt>
  </xsl:template>

  <xsl:template name="titles">
    <xsl:text>&#10;</xsl:text>
    <title level="a" type="main"><xsl:apply-templates select="firstpageheader/title" mode="title"/></title>
    <xsl:for-each select="firstpageheader/subtitle">
      <xsl:text>&#10;</xsl:text>
      <title level="a" type="sub"><xsl:apply-templates select="." mode="title"/></title>
    </xsl:for-each>
    <xsl:for-each select="pdfmetadata/meta[starts-with(@name, 'title.')]">
      <xsl:text>&#10;</xsl:text>
      <title level="a" type="alt" xml:lang="{(f:typed('language', substring-after(@name, '.')), 'und')[1]}">{@content}</title>
    </xsl:for-each>
  </xsl:template>

  <!-- With its styles, but the weight of a title as a whole. Calls of notes are in front, and a formula, which has an id there, is its text here. -->
  <xsl:template match="*" mode="title"><xsl:apply-templates mode="title"/></xsl:template>

  <xsl:template match="i:hi" mode="title">
    <xsl:variable name="styles" as="xs:string*" select="tokenize(@styles)[. ne 'b']"/>
    <xsl:choose>
      <xsl:when test="exists($styles)">
        <hi rend="{$styles ! $RENDITIONS(.)}"><xsl:apply-templates mode="title"/></hi>
      </xsl:when>
      <xsl:otherwise><xsl:apply-templates mode="title"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="footnote" mode="title"/>

  <xsl:template match="text()" mode="title">{replace(., '&#xAD;', '')}</xsl:template>

  <xsl:template name="extent">
    <xsl:variable name="pages" as="xs:integer" select="xs:integer((/article/@i:pages, 0)[1])"/>
    <xsl:text>&#10;</xsl:text>
    <extent><measure unit="page" quantity="{$pages}">{$pages} {if ($pages eq 1) then 'page' else 'pages'}</measure></extent>
  </xsl:template>

  <!-- What the file says of itself, where TEI has a place for it. -->
  <xsl:template name="metadata-notes">
    <xsl:variable name="entries" as="element(meta)*" select="
      (pdfmetadata | ocrmetadata)/meta[not(@name = 'keyword' or matches(@name, '^(author\.\d|publication\.|bib[.-]|title\.|keyword\.)'))]"/>
    <xsl:if test="$entries">
      <xsl:text>&#10;</xsl:text>
      <notesStmt>
        <xsl:for-each select="$entries">
          <xsl:text>&#10;</xsl:text>
          <note type="{if (parent::ocrmetadata) then 'ocr' else 'pdf'}" n="{@name}">{@content}</note>
        </xsl:for-each>
      </notesStmt>
    </xsl:if>
  </xsl:template>

  <xsl:template name="source-description">
    <xsl:text>&#10;</xsl:text>
    <sourceDesc>
      <xsl:text>&#10;</xsl:text>
      <biblStruct>
        <xsl:for-each select="f:entry(., 'bib-type')[. castable as xs:NMTOKEN]"><xsl:attribute name="type" select="."/></xsl:for-each>
        <analytic>
          <xsl:apply-templates select="firstpageheader/author" mode="header"/>
          <xsl:call-template name="titles"/>
          <xsl:sequence select="f:ids(., if (f:is-titled(.)) then ('doi', 'arxiv') else ('doi', 'arxiv', 'issn', 'isbn'))"/>
          <xsl:for-each select="f:entry(., 'bib-key')"><idno type="bib-key">{.}</idno></xsl:for-each>
        </analytic>
        <xsl:call-template name="monograph"/>
        <xsl:for-each select="f:published(., 'series')">
          <xsl:text>&#10;</xsl:text>
          <series><title level="s">{.}</title></series>
        </xsl:for-each>
        <xsl:for-each select="firstpageheader/pubinfo">
          <xsl:text>&#10;</xsl:text>
          <note type="pubinfo"><xsl:value-of select="f:plain(.)"/></note>
        </xsl:for-each>
        <xsl:for-each select="f:entry(., 'bib.url') ! f:uri(.)">
          <xsl:text>&#10;</xsl:text>
          <ptr type="bib" target="{.}"/>
        </xsl:for-each>
        <xsl:for-each select="file">
          <xsl:text>&#10;</xsl:text>
          <ref type="file">
            <xsl:if test="exists($file)"><xsl:attribute name="target" select="$file"/></xsl:if>
            <xsl:text>{normalize-space()}</xsl:text>
          </ref>
        </xsl:for-each>
      </biblStruct>
    </sourceDesc>
  </xsl:template>

  <!-- What the entry of a bibliography has: its type, its key, a field. -->
  <xsl:function name="f:entry" as="xs:string?">
    <xsl:param name="header" as="element(header)"/>
    <xsl:param name="name" as="xs:string"/>
    <xsl:sequence select="$header/pdfmetadata/meta[@name = $name][1]/@content/normalize-space()[. ne '']"/>
  </xsl:function>

  <!-- The file is published by nobody; what may be done with it follows from what the paper says. -->
  <xsl:template name="publication-statement">
    <xsl:variable name="statement" as="xs:string"
      select="'Converted by paperxml' || string-join(file ! (' from ' || normalize-space())) || '; not published in this form.'"/>
    <xsl:variable name="licence" as="xs:string?" select="f:published(., 'licence')[1]"/>
    <xsl:variable name="uri" as="xs:string?" select="f:uri($licence[starts-with(., 'http')])"/>
    <xsl:variable name="copyright" as="xs:string?" select="f:published(., 'copyright')[1]"/>
    <publicationStmt>
      <xsl:choose>
        <xsl:when test="exists(($licence, $copyright))">
          <authority>{$statement}</authority>
          <availability>
            <xsl:choose>
              <xsl:when test="exists($uri)"><licence target="{$uri}">{($copyright, $licence)[1]}</licence></xsl:when>
              <xsl:otherwise><xsl:for-each select="$licence, $copyright"><p>{.}</p></xsl:for-each></xsl:otherwise>
            </xsl:choose>
          </availability>
        </xsl:when>
        <xsl:otherwise><p>{$statement}</p></xsl:otherwise>
      </xsl:choose>
    </publicationStmt>
  </xsl:template>

  <!-- The journal or volume, and what was printed in it. -->
  <xsl:template name="monograph">
    <xsl:variable name="header" as="element(header)" select="."/>
    <xsl:text>&#10;</xsl:text>
    <monogr>
      <xsl:for-each select="f:published(., 'journal')"><title level="j">{.}</title></xsl:for-each>
      <xsl:for-each select="f:published(., 'volume-title')"><title level="m">{.}</title></xsl:for-each>
      <xsl:if test="f:is-titled(.)"><xsl:sequence select="f:ids(., ('issn', 'isbn'))"/></xsl:if>
      <imprint>
        <xsl:variable name="facts" as="element()*"><xsl:call-template name="imprint"/></xsl:variable>
        <xsl:sequence select="$facts"/>
        <!-- TEI wants an imprint to have something in it. -->
        <xsl:if test="empty($facts)"><date/></xsl:if>
        <xsl:sequence select="('received', 'revised', 'accepted') ! f:dates($header, ., .)"/>
      </imprint>
    </monogr>
  </xsl:template>

  <xsl:template name="imprint">
    <xsl:variable name="header" as="element(header)" select="."/>
    <xsl:for-each select="f:published(., 'publisher')"><publisher>{.}</publisher></xsl:for-each>
    <xsl:for-each select="f:published(., 'publisher-place')"><pubPlace>{.}</pubPlace></xsl:for-each>
    <xsl:for-each select="'volume', 'issue', 'article-number'">
      <xsl:variable name="unit" as="xs:string" select="."/>
      <xsl:for-each select="f:published($header, $unit)"><biblScope unit="{$unit}">{.}</biblScope></xsl:for-each>
    </xsl:for-each>
    <xsl:call-template name="page-range"/>
    <xsl:sequence select="f:dates($header, 'date', 'published')"/>
  </xsl:template>

  <xsl:function name="f:dates" as="element()*">
    <xsl:param name="header" as="element(header)"/>
    <xsl:param name="field" as="xs:string"/>
    <xsl:param name="type" as="xs:string"/>
    <xsl:for-each select="f:published($header, $field) ! f:typed('date', .)">
      <date type="{$type}" when="{.}">{.}</date>
    </xsl:for-each>
    <xsl:for-each select="f:published($header, $field)[matches(., '^[0-9]{4}/[0-9]{4}$')][every $year in tokenize(., '/') satisfies f:typed('date', $year)]">
      <date type="{$type}" from="{substring-before(., '/')}" to="{substring-after(., '/')}">{.}</date>
    </xsl:for-each>
  </xsl:function>

  <xsl:function name="f:ids" as="element()*">
    <xsl:param name="header" as="element(header)"/>
    <xsl:param name="fields" as="xs:string*"/>
    <xsl:for-each select="$fields">
      <xsl:variable name="field" as="xs:string" select="."/>
      <xsl:for-each select="f:published($header, $field)">
        <idno type="{if ($field = 'arxiv') then 'arXiv' else upper-case($field)}">{.}</idno>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:function>

  <!-- Whether the journal or volume has a title: TEI takes numbers of it only behind one. -->
  <xsl:function name="f:is-titled" as="xs:boolean">
    <xsl:param name="header" as="element(header)"/>
    <xsl:sequence select="exists((f:published($header, 'journal'), f:published($header, 'volume-title')))"/>
  </xsl:function>

  <xsl:variable name="publication" as="map(xs:string, xs:string*)" select="
    map:merge(/article/header/pdfmetadata/meta[starts-with(@name, 'publication.')] ! map:entry(string(@name), normalize-space(@content)),
      map{'duplicates': 'combine'})"/>

  <!-- What is known of the publication: the values of a field. -->
  <xsl:function name="f:published" as="xs:string*">
    <xsl:param name="header" as="element(header)"/>
    <xsl:param name="field" as="xs:string"/>
    <xsl:sequence select="$publication('publication.' || $field)[. ne '']"/>
  </xsl:function>

  <!-- The pages that the publisher names, else the first and last printed number. -->
  <xsl:template name="page-range">
    <xsl:variable name="first" as="xs:string?" select="(f:published(., 'first-page'), /article/@i:first-page)[1]"/>
    <xsl:variable name="last" as="xs:string?" select="(f:published(., 'last-page'), /article/@i:last-page, $first)[1]"/>
    <xsl:variable name="range" as="xs:string*" select="($first, $last) ! f:typed('word', replace(., ' ', ''))"/>
    <xsl:if test="exists($range)"><biblScope unit="page" from="{$range[1]}" to="{$range[last()]}"/></xsl:if>
  </xsl:template>

  <xsl:template match="author" mode="header">
    <xsl:variable name="position" as="xs:integer" select="count(preceding-sibling::author) + 1"/>
    <xsl:text>&#10;</xsl:text>
    <author>
      <xsl:call-template name="person-name"/>
      <xsl:if test="@email ne ''"><email>{@email}</email></xsl:if>
      <xsl:if test="@homepage ne ''"><ref type="homepage">{@homepage}</ref></xsl:if>
      <xsl:for-each select="ancestor::header/pdfmetadata/meta[@name = 'author.' || $position || '.orcid']">
        <idno type="ORCID">{@content}</idno>
      </xsl:for-each>
      <xsl:apply-templates select="org" mode="header"/>
      <xsl:if test="@address ne ''"><affiliation>{@address}</affiliation></xsl:if>
    </author>
  </xsl:template>

  <xsl:template name="person-name">
    <persName><xsl:apply-templates select="f:name-parts(.)" mode="name"/></persName>
  </xsl:template>

  <xsl:template match="@givenname" mode="name"><forename type="first">{.}</forename></xsl:template>

  <xsl:template match="@middlename" mode="name"><forename type="middle">{.}</forename></xsl:template>

  <xsl:template match="@surname" mode="name"><surname>{.}</surname></xsl:template>

  <!-- As it is printed: "Department of Botany, University of Tokyo, Tokyo, Japan". -->
  <xsl:template match="org" mode="header">
    <xsl:text>&#10;</xsl:text>
    <affiliation>
      <xsl:for-each select="(f:organisation-parts(.), @city, @country)[string() ne '' or self::i:org-part]">
        <xsl:if test="position() gt 1">, </xsl:if>
        <xsl:apply-templates select="." mode="header"/>
      </xsl:for-each>
    </affiliation>
  </xsl:template>

  <xsl:template match="org/@name" mode="header"><orgName type="institution">{.}</orgName></xsl:template>

  <xsl:template match="i:org-part" mode="header"><orgName type="{@type}">{@text}</orgName></xsl:template>

  <xsl:template match="i:org-part[@type = 'street']" mode="header"><address><addrLine>{@text}</addrLine></address></xsl:template>

  <xsl:template match="org/@city" mode="header"><settlement>{.}</settlement></xsl:template>

  <xsl:template match="org/@country" mode="header"><country>{.}</country></xsl:template>

  <xsl:template name="encoding-description">
    <xsl:text>&#10;</xsl:text>
    <encodingDesc>
      <xsl:text>&#10;</xsl:text>
      <appInfo><application ident="paperxml" version="{$application-version}"><label>paperxml</label></application></appInfo>
      <xsl:text>&#10;</xsl:text>
      <editorialDecl>
        <xsl:text>&#10;</xsl:text>
        <hyphenation eol="{if ($hyphens = 'joined') then 'none' else 'hard'}">
          <p>{f:hyphenation-policy()}</p>
        </hyphenation>
        <xsl:text>&#10;</xsl:text>
        <segmentation><p>Sections, paragraphs, list items, notes, captions, tables and references were found from layout and type. {f:sentence-policy()} A pb stands where the page begins, break="no" where that is inside a word; its n is the printed number.</p></segmentation>
        <xsl:text>&#10;</xsl:text>
        <normalization><p>Line ends of the print are blanks; ligatures are expanded; running headers, footers and page numbers are left out. Text that does not look like running text is an ab of type "doubt".</p></normalization>
      </editorialDecl>
    </encodingDesc>
  </xsl:template>

  <xsl:function name="f:hyphenation-policy" as="xs:string">
    <xsl:sequence select="
      if ($hyphens = 'break') then 'A hyphen that only divides a word at a line end is replaced by lb with break=&quot;no&quot;.'
      else if ($hyphens = 'del') then 'A hyphen that only divides a word at a line end stands in del of type &quot;lb&quot;.'
      else 'Words divided at a line end are joined; hyphens that belong to the word are kept.'"/>
  </xsl:function>

  <xsl:function name="f:sentence-policy" as="xs:string">
    <xsl:sequence select="if ($sentences = 'yes') then 'Sentences are elements s.' else 'Text is not cut into sentences.'"/>
  </xsl:function>

  <xsl:template name="profile-description">
    <xsl:variable name="paragraphs" as="element()*"><xsl:call-template name="paragraphs-of-abstract"/></xsl:variable>
    <xsl:variable name="keywords" as="element(meta)*" select="pdfmetadata/meta[matches(@name, '^keyword(\.|$)')]"/>
    <xsl:text>&#10;</xsl:text>
    <profileDesc>
      <xsl:if test="exists($paragraphs)">
        <xsl:text>&#10;</xsl:text>
        <abstract><xsl:sequence select="$paragraphs"/></abstract>
      </xsl:if>
      <xsl:text>&#10;</xsl:text>
      <langUsage>
        <xsl:for-each select="f:languages(.)"><language ident="{.}"/></xsl:for-each>
      </langUsage>
      <xsl:if test="$keywords">
        <xsl:text>&#10;</xsl:text>
        <textClass>
          <xsl:for-each-group select="$keywords" group-by="(f:typed('language', substring-after(@name, '.')), '')[1]">
            <keywords>
              <xsl:if test="current-grouping-key()"><xsl:attribute name="xml:lang" select="current-grouping-key()"/></xsl:if>
              <xsl:for-each select="current-group()"><term>{@content}</term></xsl:for-each>
            </keywords>
          </xsl:for-each-group>
        </textClass>
      </xsl:if>
      <xsl:text>&#10;</xsl:text>
    </profileDesc>
  </xsl:template>

  <!-- The language of the paper, then those of titles, key words, abstracts and blocks in others. -->
  <xsl:function name="f:languages" as="xs:string+">
    <xsl:param name="header" as="element(header)"/>
    <xsl:variable name="named" as="xs:string*" select="
      $header/pdfmetadata/meta/@name[matches(., '^(title|keyword)\.')] ! substring-after(., '.'),
      $header/abstract/(@i:lang | i:p/@i:lang), tokenize($header/../@i:languages)"/>
    <xsl:sequence select="distinct-values((f:language($header/..), $named ! f:typed('language', .)))"/>
  </xsl:function>

  <!-- Text without the notes in it, white space folded. -->
  <xsl:function name="f:plain" as="xs:string">
    <xsl:param name="element" as="element()?"/>
    <xsl:sequence select="f:fold($element/descendant::text()[not(ancestor::footnote)])"/>
  </xsl:function>

  <xsl:function name="f:fold" as="xs:string">
    <xsl:param name="texts" as="text()*"/>
    <xsl:sequence select="normalize-space(replace(string-join($texts), '&#xAD;', ''))"/>
  </xsl:function>

  <!-- Text of the abstract's paragraphs: an element divides them. -->
  <xsl:template name="paragraphs-of-abstract" as="element()*">
    <xsl:for-each-group select="abstract/node()" group-starting-with="i:p">
      <xsl:variable name="text" as="xs:string"
        select="f:fold(current-group()/descendant-or-self::text()[not(ancestor::footnote)])"/>
      <xsl:if test="$text ne ''"><p><xsl:call-template name="language-of-group"/>{$text}</p></xsl:if>
    </xsl:for-each-group>
  </xsl:template>

</xsl:stylesheet>
