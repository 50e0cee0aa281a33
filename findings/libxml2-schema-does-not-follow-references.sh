#!/usr/bin/env bash
# libxml2-wasm 0.7.2 (libxml2).
#
# An attribute of type `xs:IDREF` must name an attribute of type `xs:ID` in the same document. Both languages of schemas that libxml2
# knows, XML Schema and RELAX NG, have the types, and both validators are given the same document.
#
# Guessed: both find that nothing has the name `missing`.
# Seen:    RELAX NG does, XML Schema calls the document valid. Names given twice are found by both: it is only the other end that
#          XML Schema never looks for, so that a document whose notes and references point nowhere passes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts libxml2-wasm@0.7.2
cat >references.mjs <<'JS'
import { RelaxNGValidator, XmlDocument, XsdValidator } from 'libxml2-wasm'
const read = text => XmlDocument.fromString(text)
const validators = {
  'XML Schema': XsdValidator.fromDoc(read(`<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="text"><xs:complexType>
    <xs:sequence><xs:element name="note" maxOccurs="unbounded"><xs:complexType><xs:attribute name="id" type="xs:ID"/>
    <xs:attribute name="see" type="xs:IDREF"/></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element></xs:schema>`)),
  'RELAX NG': RelaxNGValidator.fromDoc(read(`<element name="text" xmlns="http://relaxng.org/ns/structure/1.0"
    datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes"><oneOrMore><element name="note"><optional><attribute name="id"><data type="ID"/>
    </attribute></optional><optional><attribute name="see"><data type="IDREF"/></attribute></optional></element></oneOrMore></element>`)),
}
const documents = {
  'sound': '<text><note id="heron"/><note see="heron"/></text>',
  'name twice': '<text><note id="heron"/><note id="heron"/></text>',
  'name missing': '<text><note id="heron"/><note see="missing"/></text>',
}
for (const [language, validator] of Object.entries(validators)) {
  for (const [kind, text] of Object.entries(documents)) {
    let verdict = 'valid'
    try {
      validator.validate(read(text))
    } catch {
      verdict = 'not valid'
    }
    console.log(`${language}, ${kind}: ${verdict}`)
  }
}
JS
node references.mjs 2>/dev/null | tee seen.txt
cat >expected.txt <<'TXT'
XML Schema, sound: valid
XML Schema, name twice: not valid
XML Schema, name missing: valid
RELAX NG, sound: valid
RELAX NG, name twice: not valid
RELAX NG, name missing: not valid
TXT
diff expected.txt seen.txt
