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
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="parent" as="xs:string"/>
    <xsl:sequence select="error(xs:QName('e:UNHANDLED'),
      'element &quot;' || $name || '&quot; in &quot;' || $parent || '&quot; is not one of paperXML''s at this place')"/>
  </xsl:function>

  <!-- A document that is no paperXML, or has an element where no template looks for one, which would be lost. -->
  <xsl:function name="f:fail-foreign" as="empty-sequence()">
    <xsl:param name="document" as="document-node()"/>
    <xsl:variable name="article" as="element(article)?" select="$document/article"/>
    <xsl:sequence select="
      if (empty($document/*)) then error(xs:QName('e:EMPTY'), 'it has no element')
      else if (empty($article)) then f:fail-root($document/*)
      else if ($article/@i:lost) then f:fail-unhandled($article/@i:lost, $article/@i:lost-in)
      else if (empty($article/(header | body))) then error(xs:QName('e:ROOT'), 'it has neither a header nor a body')
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
