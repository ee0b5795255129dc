/** A subdivision in addresses, by its ISO 3166-2 code, on which the shop's tax and delivery depend. */
export interface Subdivision {
  code: string
  name: string
}

const listed: Readonly<Record<string, string>> = {
  AU: 'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  BR: 'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|MA Maranhão|MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|PR Paraná|PE Pernambuco|PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio Grande do Sul|RO Rondônia|RR Roraima|SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  ES: 'CN Canarias|CE Ceuta|ML Melilla',
  PT: '20 Açores|30 Madeira',
  US: 'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
}

const parsed: Readonly<Record<string, readonly Subdivision[]>> = Object.fromEntries(
  Object.entries(listed).map(([country, list]) => [
    country,
    list
      .split('|')
      .map((entry) => ({ code: `${country}-${entry.slice(0, entry.indexOf(' '))}`, name: entry.slice(entry.indexOf(' ') + 1) })),
  ]),
)

/** The subdivisions of a country to select; none if it is a free text, or not part of addresses. */
export const subdivisionsOf = (country: string): readonly Subdivision[] => parsed[country] ?? []

/** A subdivision's name by its code. A text that isn't a code is already a name. */
export const subdivisionName = (code: string): string => subdivisionsOf(code.slice(0, 2)).find((one) => one.code === code)?.name ?? code

/** An address with the subdivision's name in place of its code. */
export const withSubdivisionName = <A extends { subdivision?: string | null; country?: string | null }>(
  address: A,
): A & { subdivisionFullname: string | null } => ({
  ...address,
  subdivisionFullname: address.subdivision ? subdivisionName(address.subdivision) : null,
})
