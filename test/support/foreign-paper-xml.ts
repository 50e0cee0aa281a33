/** PaperXML as another program writes it: no instructions, a DOCTYPE, indented, soft hyphens, notes inside paragraphs. */
export const FOREIGN_PAPER_XML = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE article SYSTEM "paper.dtd">
<!-- made by another program -->
<article>
  <header>
    <ocrmetadata><meta name="engine" content="some engine"/></ocrmetadata>
    <firstpageheader>
      <page local="1" global="31"/>
      <title>Measuring the Width of Rivers</title>
      <pubinfo>Annals of Rivers 7, pages 31-33</pubinfo>
      <author surname="Brook" givenname="Ada"><org name="Institute of Water" country="Nowhere" city="Ford"/></author>
      <author>Bo Stream</author>
    </firstpageheader>
    <frontmatter>
      <p><b>Measuring the Width of Rivers</b></p>
      <p>Ada Brook<footnote anchor="a"/> and Bo Stream</p>
    </frontmatter>
    <abstract>Rivers are <i>wide</i>. We mea\u00adsure them.</abstract>
  </header>
  <body>
    <section number="1" title="Introduction">
      <p>Some rivers are wide, <b>others <i>nar\u00adrow</i></b>.<footnote anchor="1"/> A sentence that
        crosses the break goes on. <page local="2" global="32"/> Another one.</p>
      <footnote label="1">See the map.</footnote>
      <subsection number="1.1" title="Earlier Work">
        <p>With a note in it<footnote anchor="2"/><footnote label="2">An inner note.</footnote> and more.</p>
        <figure caption="Figure 1: A river">bare text</figure>
        <table caption="Table 1: Widths" class="main" frame="box" rules="all" border="1" regular="False">
          <tr><td><p>Rhine</p></td><td><p>400</p><p>metres</p></td></tr>
          <tr><td colspan="2"/></tr>
        </table>
        <subsubsection title="Details">
          <p>Deep.</p>
          <page local="3" global="33"/>
          <doubt alpha="0.2" length="5" tooSmall="False" monospace="True">w=2*r</doubt>
        </subsubsection>
      </subsection>
    </section>
    <section title="Acknowledgments">
      <p>We thank the rivers.</p>
    </section>
    <references>
      <p>C. Creek. 1999. <i>On Creeks</i>.</p>
      <p>D. Delta. 2001. <i>On Deltas</i>.</p>
    </references>
    <appendix number="A" title="Maps">
      <p>See above.</p>
    </appendix>
  </body>
</article>
`
