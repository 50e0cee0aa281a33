<?xml version="1.0" encoding="UTF-8"?>
<!--
  URIs: every attribute with a URI of the paper gets it from here.
  paperXML has them as printed, so any character may be in them.
-->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:f="urn:paperxml:functions">

  <!-- Scheme, authority, path with query, fragment: the parts of RFC 3986, each with the characters allowed in it. -->
  <xsl:variable name="URI" as="xs:string" select="'^([A-Za-z][A-Za-z0-9+.\-]*:)?(//[^/?#]*)?([^#]*)(#.*)?$'"/>

  <!-- User, host, port. A bracket or a colon elsewhere makes no host; a port without digits is refused by checkers. -->
  <xsl:variable name="AUTHORITY" as="xs:string" select="'^//([^@\[\]]*@)?(\[[0-9A-Fa-f:.]+\]|[^@:\[\]]*)(:[0-9]{1,5})?$'"/>

  <!-- Text as a URI: what is one stays as it is, what may not be in one is escaped. Nothing where that makes none: where
       the host is none, or nothing comes after the scheme. -->
  <xsl:function name="f:uri" as="xs:string?">
    <xsl:param name="text" as="xs:string?"/>
    <xsl:sequence select="if (f:is-plain-address($text)) then $text else f:mended-uri($text)"/>
  </xsl:function>

  <!-- Characters that need no escape wherever they are after the scheme and its slashes. -->
  <xsl:variable name="PLAIN" as="xs:string" select="$SMALL-LETTERS || upper-case($SMALL-LETTERS) || $DIGITS || '-._~/?=&amp;+,;'"/>

  <!-- Whether a text is an address of the Web of such characters alone: most are, and need no patterns. -->
  <xsl:function name="f:is-plain-address" as="xs:boolean">
    <xsl:param name="text" as="xs:string?"/>
    <xsl:variable name="rest" as="xs:string" select="
      if (starts-with($text, 'http://')) then substring($text, 8)
      else if (starts-with($text, 'https://')) then substring($text, 9)
      else ''"/>
    <xsl:sequence select="$rest ne '' and translate($rest, $PLAIN, '') eq ''"/>
  </xsl:function>

  <xsl:function name="f:mended-uri" as="xs:string?">
    <xsl:param name="text" as="xs:string?"/>
    <xsl:analyze-string select="iri-to-uri(normalize-space($text))" regex="{$URI}">
      <xsl:matching-substring>
        <xsl:variable name="scheme" as="xs:string" select="regex-group(1)"/>
        <xsl:variable name="authority" as="xs:string" select="f:escape-percents(regex-group(2))"/>
        <xsl:variable name="path" as="xs:string" select="f:escape-path(regex-group(3))"/>
        <xsl:variable name="fragment" as="xs:string" select="f:escape-fragment(regex-group(4))"/>
        <xsl:variable name="says-something" as="xs:boolean" select="
          substring($authority, 3) || $path ne '' or ($scheme eq '' and $fragment ne '')"/>
        <xsl:if test="$says-something and ($authority eq '' or matches($authority, $AUTHORITY))">
          <xsl:sequence select="
            $scheme || $authority || (if ($scheme || $authority eq '') then f:escape-colons($path) else $path)
            || $fragment"/>
        </xsl:if>
      </xsl:matching-substring>
    </xsl:analyze-string>
  </xsl:function>

  <xsl:function name="f:escape-path" as="xs:string">
    <xsl:param name="text" as="xs:string"/>
    <xsl:sequence select="f:escape-percents($text) => replace('\[', '%5B') => replace('\]', '%5D')"/>
  </xsl:function>

  <!-- The first character begins it and is no part of it. -->
  <xsl:function name="f:escape-fragment" as="xs:string">
    <xsl:param name="text" as="xs:string"/>
    <xsl:sequence select="substring($text, 1, 1) || replace(f:escape-path(substring($text, 2)), '#', '%23')"/>
  </xsl:function>

  <!-- In front of the first slash of a path that nothing precedes, a colon would end a scheme. -->
  <xsl:function name="f:escape-colons" as="xs:string">
    <xsl:param name="path" as="xs:string"/>
    <xsl:variable name="first" as="xs:string" select="replace($path, '[/?].*$', '')"/>
    <xsl:sequence select="replace($first, ':', '%3A') || substring($path, string-length($first) + 1)"/>
  </xsl:function>

  <!-- A percent sign comes before two hexadecimal digits; any other is a character of the text. -->
  <xsl:function name="f:escape-percents" as="xs:string">
    <xsl:param name="text" as="xs:string"/>
    <xsl:variable name="pieces" as="xs:string*" select="tokenize($text, '%')"/>
    <xsl:sequence select="
      string-join(($pieces[1],
        tail($pieces) ! ((if (matches(., '^[0-9A-Fa-f]{2}')) then '%' else '%25') || .)))"/>
  </xsl:function>

</xsl:stylesheet>
