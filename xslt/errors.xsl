<?xml version="1.0" encoding="UTF-8"?>
<!-- Every error a stylesheet raises, with its code. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:f="urn:paperxml:functions"
    xmlns:e="urn:paperxml:errors">

  <!-- An element that no template expects at its place. -->
  <xsl:function name="f:fail-unhandled" as="empty-sequence()">
    <xsl:param name="element" as="element()"/>
    <xsl:sequence select="error(xs:QName('e:UNHANDLED'),
      'element &quot;' || name($element) || '&quot; in &quot;' || name($element/..) || '&quot; is not one of paperXML''s at this place')"/>
  </xsl:function>

  <!-- A document of another kind. -->
  <xsl:function name="f:fail-root" as="empty-sequence()">
    <xsl:param name="element" as="element()"/>
    <xsl:sequence select="error(xs:QName('e:ROOT'),
      'the root element is &quot;' || name($element) || '&quot;, not &quot;article&quot;: this is no paperXML')"/>
  </xsl:function>

</xsl:stylesheet>
