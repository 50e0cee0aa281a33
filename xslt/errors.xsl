<?xml version="1.0" encoding="UTF-8"?>
<!-- Every error a stylesheet raises, with its code. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:i="urn:paperxml:instructions"
    xmlns:f="urn:paperxml:functions"
    xmlns:e="urn:paperxml:errors">

  <!-- An element that no template expects at its place. -->
  <xsl:function name="f:fail-unhandled" as="empty-sequence()">
    <xsl:param name="element" as="element()"/>
    <xsl:sequence select="error(xs:QName('e:UNHANDLED'),
      'element &quot;' || name($element) || '&quot; in &quot;' || name($element/..) || '&quot; is not one of paperXML''s at this place')"/>
  </xsl:function>

  <!-- A document that is no paperXML, or has an element where no template looks for one, which would be lost. -->
  <xsl:function name="f:fail-foreign" as="empty-sequence()">
    <xsl:param name="document" as="document-node()"/>
    <xsl:variable name="article" as="element(article)?" select="$document/article"/>
    <xsl:variable name="header" as="element(header)*" select="$article/header"/>
    <xsl:variable name="first-page" as="element(firstpageheader)*" select="$header/firstpageheader"/>
    <xsl:variable name="body" as="element(body)*" select="$article/body"/>
    <xsl:variable name="lost" as="element()?" select="(
      $article/*[not(self::header or self::body or self::i:*)],
      $header/*[not(self::file or self::pdfmetadata or self::ocrmetadata or self::firstpageheader or self::frontmatter
        or self::abstract or self::i:*)],
      $header/(pdfmetadata | ocrmetadata)/*[not(self::meta or self::i:*)],
      $header/frontmatter/*[not(self::p or self::i:*)],
      $first-page/*[not(self::page or self::title or self::subtitle or self::pubinfo or self::author or self::i:*)],
      $first-page/author/*[not(self::org or self::i:*)],
      ($body, $sections)/*[not(self::p or self::page or self::section or self::footnote or self::table or self::figure
        or self::subsection or self::subsubsection or self::references or self::appendix or self::doubt or self::i:*)],
      key('element', 'figure', $document)/*[not(self::p or self::i:*)],
      key('element', 'table', $document)/(*[not(self::tr)][not(self::i:*)] | tr/*[not(self::td)][not(self::i:*)] | tr/td/*[not(self::p)][not(self::i:*)]))[1]"/>
    <xsl:sequence select="
      if (empty($document/*)) then error(xs:QName('e:EMPTY'), 'it has no element')
      else if (empty($article)) then f:fail-root($document/*)
      else if (exists($lost)) then f:fail-unhandled($lost)
      else if (empty($header) and empty($body)) then error(xs:QName('e:ROOT'), 'it has neither a header nor a body')
      else ()"/>
  </xsl:function>

  <!-- A document of another kind. -->
  <xsl:function name="f:fail-root" as="empty-sequence()">
    <xsl:param name="element" as="element()"/>
    <xsl:sequence select="error(xs:QName('e:ROOT'),
      'the root element is &quot;' || name($element) || '&quot;' || namespace-uri($element)[. ne ''] ! (' of the namespace ' || .)
        || ', not &quot;article&quot;')"/>
  </xsl:function>

</xsl:stylesheet>
