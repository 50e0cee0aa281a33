<?xml version="1.0" encoding="UTF-8"?>
<!-- Reads the processing instructions with the target "paperxml", which carry what the DTD has no place for. -->
<xsl:stylesheet version="3.0" expand-text="yes" exclude-result-prefixes="#all"
    xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:f="urn:paperxml:functions">

  <!-- All instructions by their first word: one walk through the document, whatever is looked for. -->
  <xsl:key name="instruction" match="processing-instruction('paperxml')" use="substring-before(. || ' ', ' ')"/>

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
        then let $value := substring-before(substring-after($padded, $before), '&quot;')
             return if (contains($value, '&amp;')) then f:undo-entities($value) else $value
        else ()"/>
  </xsl:function>

  <xsl:function name="f:undo-entities" as="xs:string">
    <xsl:param name="text" as="xs:string"/>
    <xsl:sequence select="
      $text => replace('&amp;lt;', '&lt;') => replace('&amp;gt;', '>') => replace('&amp;quot;', '&quot;')
            => replace('&amp;amp;', '&amp;')"/>
  </xsl:function>

  <!-- The instructions an element starts with: before its first element and its first text. With "!" the nodes are taken
       one by one; with "/" all of a paragraph would be collected and sorted first. -->
  <xsl:function name="f:head-instructions" as="processing-instruction()*">
    <xsl:param name="element" as="element()"/>
    <xsl:if test="$element ! node()[1][self::processing-instruction('paperxml')]">
      <xsl:iterate select="$element ! node()">
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
      f:head-instructions($element)[starts-with(., $name)]
        [substring(., string-length($name) + 1, 1) = ('', ' ', '=')][1]"/>
  </xsl:function>

  <!-- What a head instruction says: <?paperxml level="3"?> is "3" for "level". -->
  <xsl:function name="f:said" as="xs:string?">
    <xsl:param name="element" as="element()"/>
    <xsl:param name="key" as="xs:string"/>
    <xsl:sequence select="f:instruction($element, $key) ! f:value(., $key)"/>
  </xsl:function>

</xsl:stylesheet>
