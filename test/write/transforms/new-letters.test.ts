import { expect, test } from 'vitest'
import { transformToTei } from '../../../src/write/transforms/tei.ts'

/** A title page of which one line is not in the header: in letters that Unicode has since 1993, or since 2018. */
const titlePage = (line: string) => `<?xml version="1.0" encoding="UTF-8"?>
<article><header><file>a.pdf</file><firstpageheader><page local="1"/><title>Rivers</title><author surname="Lee" givenname="Ann"/>
</firstpageheader><frontmatter><p>Rivers</p><p>Ann Lee</p><p>${line}</p></frontmatter><abstract/></header>
<body><section title=""><p>The river rests.</p></section></body></article>`

test.each(['თბილისის უნივერსიტეტი', 'ᲗᲑᲘᲚᲘᲡᲘᲡ ᲣᲜᲘᲕᲔᲠᲡᲘᲢᲔᲢᲘ', '𞤀𞤁𞤂𞤃'])(
  'a line of the title page in %s stays',
  async line => {
    expect(await transformToTei(titlePage(line))).toContain(line)
  },
)
