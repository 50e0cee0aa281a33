<?xml version="1.0" encoding="UTF-8"?>
<!-- teiHeader: each author and title once, a publication date, identifiers of the file. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions"
    xmlns="http://www.tei-c.org/ns/1.0">

  <xsl:template match="header" mode="header">
    <xsl:text>&#10;</xsl:text>
    <teiHeader xml:lang="{f:language(..)}">
      <fileDesc>
        <titleStmt><xsl:call-template name="main-title"/></titleStmt>
        <xsl:call-template name="grobid-publication"/>
        <xsl:sequence select="f:named-place-mark('discarded')"/>
        <xsl:call-template name="grobid-source"/>
      </fileDesc>
      <xsl:call-template name="grobid-application"/>
      <xsl:call-template name="grobid-profile"/>
    </teiHeader>
  </xsl:template>

  <xsl:template name="main-title">
    <title level="a" type="main"><xsl:sequence select="f:named-place-mark('title')"/>{f:plain(firstpageheader/title)}</title>
  </xsl:template>

  <xsl:template name="grobid-publication">
    <xsl:variable name="licence" as="xs:string?" select="f:published(., 'licence')[1]"/>
    <xsl:variable name="uri" as="xs:string?" select="f:uri($licence[starts-with(., 'http')])"/>
    <publicationStmt>
      <publisher>{f:published(., 'publisher')[1]}</publisher>
      <availability status="{if (exists($licence)) then 'free' else 'unknown'}">
        <licence>
          <xsl:if test="exists($uri)"><xsl:attribute name="target" select="$uri"/></xsl:if>
          <xsl:text>{(f:published(., 'copyright'), $licence)[1]}</xsl:text>
        </licence>
        <xsl:sequence select="f:named-place-mark('copyright')"/>
      </availability>
      <xsl:call-template name="grobid-date"/>
    </publicationStmt>
  </xsl:template>

  <xsl:template name="grobid-date">
    <xsl:for-each select="(f:published(., 'date') ! (f:typed('date', .), f:typed('date', substring-before(., '/'))))[1]"><date type="published" when="{.}">{.}</date></xsl:for-each>
  </xsl:template>

  <xsl:template name="grobid-source">
    <sourceDesc>
      <biblStruct>
        <analytic>
          <xsl:apply-templates select="firstpageheader/author" mode="header"/>
          <title level="a" type="main">{f:plain(firstpageheader/title)}</title>
          <xsl:for-each select="firstpageheader/subtitle"><title level="a" type="sub">{f:plain(.)}</title></xsl:for-each>
          <xsl:sequence select="f:ids(., ('doi', 'arxiv'))"/>
          <xsl:if test="$md5 ne ''"><idno type="MD5">{$md5}</idno></xsl:if>
        </analytic>
        <xsl:call-template name="grobid-monograph"/>
      </biblStruct>
    </sourceDesc>
  </xsl:template>

  <xsl:template name="grobid-monograph">
    <xsl:variable name="header" as="element(header)" select="."/>
    <monogr>
      <xsl:for-each select="f:published(., 'journal')"><title level="j" type="main">{.}</title></xsl:for-each>
      <xsl:for-each select="f:published(., 'volume-title')"><title level="m" type="main">{.}</title></xsl:for-each>
      <xsl:if test="f:is-titled(.)"><xsl:sequence select="f:ids(., ('issn', 'isbn'))"/></xsl:if>
      <imprint>
        <xsl:for-each select="f:published(., 'publisher')"><publisher>{.}</publisher></xsl:for-each>
        <xsl:for-each select="'volume', 'issue'">
          <xsl:variable name="unit" as="xs:string" select="."/>
          <xsl:for-each select="f:published($header, $unit)"><biblScope unit="{$unit}">{.}</biblScope></xsl:for-each>
        </xsl:for-each>
        <xsl:call-template name="page-range"/>
        <xsl:call-template name="grobid-date"/>
      </imprint>
    </monogr>
  </xsl:template>

  <!-- Affiliations are numbered over the paper: authors share them. The program that finds their places numbers them alike. -->
  <xsl:variable name="affiliations" as="xs:string*" select="
    f:distinct(/article/header/firstpageheader/author/org ! f:affiliation-key(.))"/>

  <xsl:function name="f:affiliation-key" as="xs:string">
    <xsl:param name="org" as="element(org)"/>
    <xsl:sequence select="string-join((string($org/@name), string($org/@city), string($org/@country)), '|')"/>
  </xsl:function>

  <!-- What tells a person from a parent of the same name, after the surname. -->
  <xsl:variable name="generation" as="xs:string" select="',?\s+([JS]r\.?|I{2,3}|IV)$'"/>

  <xsl:template match="author" mode="header">
    <xsl:variable name="position" as="xs:integer" select="count(preceding-sibling::author) + 1"/>
    <author>
      <persName>
        <xsl:sequence select="f:named-place-mark('author' || $position)"/>
        <xsl:sequence select="f:forenames(string-join((@givenname, @middlename), ' '))"/>
        <xsl:variable name="name" as="xs:string" select="(@surname[. ne ''], normalize-space())[1]"/>
        <xsl:variable name="surname" as="xs:string" select="replace($name, $generation, '')"/>
        <surname>{$surname}</surname>
        <xsl:if test="$surname ne $name"><genName>{replace($name, '^.*[ ,]', '')}</genName></xsl:if>
      </persName>
      <xsl:if test="@email ne ''"><email>{@email}</email></xsl:if>
      <xsl:for-each select="ancestor::header/pdfmetadata/meta[@name = 'author.' || $position || '.orcid']">
        <idno type="ORCID">{@content}</idno>
      </xsl:for-each>
      <xsl:apply-templates select="org" mode="header"/>
    </author>
  </xsl:template>

  <!-- Each given name has its own element, the first one is the first; initials lose their full stop. -->
  <xsl:function name="f:forenames" as="element()*">
    <xsl:param name="names" as="xs:string?"/>
    <xsl:variable name="apart" as="xs:string" select="
      if (contains($names, '.'))
      then $names => replace('([\p{Lu}\p{Cn}])\.([\p{Lu}\p{Cn}])', '$1. $2') => replace('([\p{Lu}\p{Cn}])\.([\p{Lu}\p{Cn}])', '$1. $2')
      else string($names)"/>
    <xsl:for-each select="tokenize($apart)">
      <forename type="{if (position() eq 1) then 'first' else 'middle'}">{
        if (ends-with(., '.')) then replace(., '^([\p{Lu}\p{Cn}])\.$', '$1') else .}</forename>
    </xsl:for-each>
  </xsl:function>

  <xsl:template match="org" mode="header">
    <xsl:variable name="number" as="xs:integer" select="index-of($affiliations, f:affiliation-key(.))[1] - 1"/>
    <affiliation key="aff{$number}">
      <xsl:sequence select="f:named-place-mark('affiliation' || $number)"/>
      <xsl:variable name="parts" as="node()*" select="f:organisation-parts(.)"/>
      <xsl:variable name="streets" as="element()*" select="f:parts-of-type(., 'street')"/>
      <xsl:apply-templates select="$parts except $streets" mode="header"/>
      <xsl:variable name="place" as="node()*" select="
        $streets, f:parts-of-type(., 'postcode'), @city[. ne ''], f:parts-of-type(., 'region'), @country[. ne '']"/>
      <xsl:if test="exists($place)"><address><xsl:for-each select="$place"><xsl:apply-templates select="." mode="header"/></xsl:for-each></address></xsl:if>
    </affiliation>
  </xsl:template>

  <xsl:template match="i:org-part[@type = 'street']" mode="header"><addrLine>{@text}</addrLine></xsl:template>
  <xsl:template match="i:org-part[@type = 'postcode']" mode="header"><postCode>{@text}</postCode></xsl:template>
  <xsl:template match="i:org-part[@type = 'region']" mode="header"><region>{@text}</region></xsl:template>

  <xsl:template name="grobid-application">
    <encodingDesc>
      <appInfo>
        <application version="{$application-version}" ident="paperxml" when="{f:application-date(.)}">
          <label type="revision">{$application-version}</label>
          <label type="parameters">flavour=grobid</label>
          <desc>paperxml: papers to their logical structure, in the form of GROBID's TEI</desc>
        </application>
      </appInfo>
    </encodingDesc>
  </xsl:template>

  <!-- The date that was given, else that of the file's last change: no clock, so that two runs give the same bytes. -->
  <xsl:function name="f:application-date" as="xs:string">
    <xsl:param name="header" as="element(header)"/>
    <xsl:variable name="dates" as="xs:string*" select="
      ('ModDate', 'CreationDate') ! (for $name in . return $header/pdfmetadata/meta[@name = $name]/@content)"/>
    <xsl:variable name="written" as="xs:string*" select="
      $dates[matches(., '^D:[0-9]{14}')]
        ! replace(., '^D:(....)(..)(..)(..)(..)(..).*$', '$1-$2-$3T$4:$5:$6Z')"/>
    <xsl:sequence select="($date[. ne ''], $written[. castable as xs:dateTime], '1970-01-01T00:00:00Z')[1]"/>
  </xsl:function>

  <xsl:template name="grobid-profile">
    <xsl:variable name="keywords" as="element(meta)*" select="pdfmetadata/meta[@name = 'keyword']"/>
    <profileDesc>
      <xsl:if test="$keywords">
        <textClass><keywords><xsl:for-each select="$keywords"><term>{@content}</term></xsl:for-each></keywords></textClass>
      </xsl:if>
      <abstract>
        <xsl:choose>
          <xsl:when test="abstract/node()[not(self::footnote)][not(self::processing-instruction())][normalize-space()]"><div><xsl:apply-templates select="abstract" mode="front"/></div></xsl:when>
          <xsl:otherwise><p/></xsl:otherwise>
        </xsl:choose>
      </abstract>
    </profileDesc>
  </xsl:template>

  <xsl:template match="abstract" mode="front">
    <xsl:for-each-group select="node() except footnote[not(@anchor)]" group-starting-with="i:p">
      <p>
        <xsl:sequence select="f:named-unit-mark('abstract' || position())"/>
        <xsl:apply-templates select="current-group()" mode="inline"/>
      </p>
    </xsl:for-each-group>
  </xsl:template>

</xsl:stylesheet>
