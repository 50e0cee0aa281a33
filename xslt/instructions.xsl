<?xml version="1.0" encoding="UTF-8"?>
<!-- Reads the processing instructions with the target "paperxml", which carry what the DTD has no place for. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:f="urn:paperxml:functions">

  <!-- First word of an instruction: its name, or its first key="value" pair up to the first blank. -->
  <xsl:function name="f:name" as="xs:string">
    <xsl:param name="instruction" as="processing-instruction()"/>
    <xsl:sequence select="substring-before($instruction || ' ', ' ')"/>
  </xsl:function>

  <!-- Value of a key, or nothing. Written as in an attribute: the four entities are undone. -->
  <xsl:function name="f:value" as="xs:string?">
    <xsl:param name="instruction" as="processing-instruction()?"/>
    <xsl:param name="key" as="xs:string"/>
    <xsl:sequence select="
      let $padded := ' ' || $instruction, $before := ' ' || $key || '=&quot;'
      return if (contains($padded, $before))
        then f:undo-entities(substring-before(substring-after($padded, $before), '&quot;'))
        else ()"/>
  </xsl:function>

  <xsl:function name="f:undo-entities" as="xs:string">
    <xsl:param name="text" as="xs:string"/>
    <xsl:sequence select="
      if (contains($text, '&amp;'))
      then $text => replace('&amp;lt;', '&lt;') => replace('&amp;gt;', '>') => replace('&amp;quot;', '&quot;')
                 => replace('&amp;amp;', '&amp;')
      else $text"/>
  </xsl:function>

  <!-- The instructions an element starts with: before its first element and its first text. -->
  <xsl:function name="f:head-instructions" as="processing-instruction()*">
    <xsl:param name="element" as="element()"/>
    <xsl:if test="$element/node()[1]/self::processing-instruction('paperxml')">
      <xsl:iterate select="$element/node()">
        <xsl:choose>
          <xsl:when test="self::processing-instruction('paperxml')"><xsl:sequence select="."/></xsl:when>
          <xsl:when test="self::element() or normalize-space()"><xsl:break/></xsl:when>
        </xsl:choose>
      </xsl:iterate>
    </xsl:if>
  </xsl:function>

  <!-- The instruction of that name, or with that key first, at the head of an element. -->
  <xsl:function name="f:instruction" as="processing-instruction()?">
    <xsl:param name="element" as="element()"/>
    <xsl:param name="name" as="xs:string"/>
    <xsl:sequence select="
      f:head-instructions($element)
        [starts-with(., $name)][. eq $name or starts-with(., $name || ' ') or starts-with(., $name || '=')][1]"/>
  </xsl:function>

  <!-- What a head instruction says: <?paperxml level="3"?> is "3" for "level". -->
  <xsl:function name="f:said" as="xs:string?">
    <xsl:param name="element" as="element()"/>
    <xsl:param name="key" as="xs:string"/>
    <xsl:sequence select="f:value(f:instruction($element, $key), $key)"/>
  </xsl:function>

</xsl:stylesheet>
