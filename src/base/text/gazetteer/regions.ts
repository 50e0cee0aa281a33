import { placeKey } from './gazetteer.ts'

/** A part of a country that addresses print between city and country, or in place of the country. */
export interface Region {
  /** ISO 3166-1 code of its country. */
  readonly country: string
  /** The name of the country on title pages. */
  readonly countryName: string
  /** Written as its code: `MA`, `NSW`. */
  readonly isCode: boolean
}

interface RegionTable {
  readonly countryName: string
  readonly names: string
  /** Printed in capitals. */
  readonly codes: string
}

/** States and provinces of the countries whose addresses print them as a rule. */
const REGIONS: Readonly<Record<string, RegionTable>> = {
  US: {
    countryName: 'USA',
    names:
      'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|' +
      'Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|' +
      'Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|' +
      'Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|' +
      'District of Columbia|Puerto Rico|Calif.|Mass.|Penn.|Conn.|Wash.|Ill.|Mich.|Minn.|Tenn.',
    codes:
      'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|' +
      'SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR',
  },
  CA: {
    countryName: 'Canada',
    names:
      'Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Newfoundland and Labrador|Nova Scotia|Ontario|' +
      'Prince Edward Island|Quebec|Québec|Saskatchewan',
    codes: 'AB|BC|MB|NB|NL|NS|ON|PE|PEI|QC|PQ|SK',
  },
  AU: {
    countryName: 'Australia',
    names:
      'New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania|Northern Territory|' +
      'Australian Capital Territory',
    codes: 'NSW|VIC|QLD|SA|WA|TAS|ACT|NT',
  },
  BR: {
    countryName: 'Brazil',
    names:
      'Acre|Alagoas|Amapá|Amazonas|Bahia|Ceará|Distrito Federal|Espírito Santo|Goiás|Maranhão|Mato Grosso|Mato Grosso do Sul|' +
      'Minas Gerais|Pará|Paraíba|Paraná|Pernambuco|Piauí|Rio de Janeiro|Rio Grande do Norte|Rio Grande do Sul|Rondônia|Roraima|' +
      'Santa Catarina|São Paulo|Sergipe|Tocantins',
    codes: 'AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO',
  },
  IN: {
    countryName: 'India',
    names:
      'Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|' +
      'Kerala|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Orissa|Punjab|Rajasthan|Sikkim|Tamil Nadu|' +
      'Tamilnadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|Uttaranchal|West Bengal|Jammu and Kashmir',
    codes: 'U.P.|UP|M.P.|A.P.|T.N.|TN|W.B.|WB|MP|AP|UK|J&K',
  },
  CN: {
    countryName: 'China',
    names:
      'Anhui|Fujian|Gansu|Guangdong|Guangxi|Guizhou|Hainan|Hebei|Heilongjiang|Henan|Hubei|Hunan|Inner Mongolia|Jiangsu|' +
      'Jiangxi|Jilin|Liaoning|Ningxia|Qinghai|Shaanxi|Shandong|Shanxi|Sichuan|Tibet|Xinjiang|Yunnan|Zhejiang',
    codes: '',
  },
  DE: {
    countryName: 'Germany',
    names:
      'Baden-Württemberg|Bavaria|Bayern|Brandenburg|Hesse|Hessen|Lower Saxony|Niedersachsen|Nordrhein-Westfalen|' +
      'North Rhine-Westphalia|Rheinland-Pfalz|Rhineland-Palatinate|Saarland|Sachsen|Saxony|Sachsen-Anhalt|Saxony-Anhalt|' +
      'Schleswig-Holstein|Thuringia|Thüringen|Mecklenburg-Vorpommern',
    codes: 'NRW',
  },
}

/** Words that addresses print beside the names of regions. */
const KIND = /^(?:province|state|prov\.)\s+(?:of\s+)?|\s+(?:province|prefecture|state|prov\.?|county|oblast)$/iu

const byName = new Map<string, Region[]>()
const byCode = new Map<string, Region[]>()
for (const [country, { countryName, names, codes }] of Object.entries(REGIONS)) {
  const add = (map: Map<string, Region[]>, key: string, isCode: boolean) =>
    map.set(key, [...(map.get(key) ?? []), { country, countryName, isCode }])
  for (const name of names.split('|')) add(byName, placeKey(name), false)
  for (const code of codes.split('|').filter(text => text !== '')) add(byCode, code, true)
}

/** The states and provinces with this name or code, which several countries may share (`WA`). */
export function regionsOf(text: string): readonly Region[] {
  return byCode.get(text) ?? byCode.get(text.replace(/\./gu, '')) ?? byName.get(placeKey(text.replace(KIND, ''))) ?? []
}

/** Whether a word of the text says that it is a part of a country: `Shandong Province`. */
export function saysRegion(text: string): boolean {
  return KIND.test(text)
}
