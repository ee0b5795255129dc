import { customerId } from '../ids.ts'
import type { Customer } from './types.ts'

/** The domain of everyone in the history. No mail server will ever answer for it (RFC 2606), and the shop never sends to it. */
export const sampleMailDomain = 'correio.example'

interface Home {
  country: string
  subdivision?: string
  /** The start of its phone numbers, which end in 555 and a number. */
  phone: string
  people: string
}

/** Invented people: first and last name, city, postal code, and street. */
const homes: Home[] = [
  {
    country: 'PT',
    subdivision: 'PT-13',
    phone: '+351 220',
    people: `
      Inês Vasconcelos | Porto | 4050-291 | Rua das Andorinhas 14
      Tomás Quintela | Porto | 4000-098 | Travessa do Limoeiro 3
      Beatriz Falcão | Porto | 4150-044 | Rua da Maré Alta 61
      Duarte Seabra | Matosinhos | 4450-208 | Rua do Farol 9
      Leonor Pimentel | Porto | 4200-511 | Rua das Varandas 120
      Afonso Guedes | Vila Nova de Gaia | 4400-117 | Rua do Cais Velho 27
      Mafalda Serpa | Porto | 4100-330 | Rua da Nespereira 8
      Xavier Taborda | Porto | 4250-076 | Rua dos Ferreiros 45
      Carlota Meneses | Maia | 4470-190 | Rua do Moinho 2
      Gaspar Loureiro | Porto | 4300-215 | Rua da Eira 33
      Filipa Abrunhosa | Porto | 4050-612 | Largo do Chafariz 5
      Rui Castanheira | Gondomar | 4420-088 | Rua da Figueira 71`,
  },
  {
    country: 'PT',
    subdivision: 'PT-11',
    phone: '+351 212',
    people: `
      Helena Salgueiro | Lisboa | 1200-445 | Rua do Miradouro 18
      Vasco Belchior | Lisboa | 1100-159 | Beco da Laranjeira 4
      Madalena Sequeira | Lisboa | 1250-203 | Rua da Boa Sorte 90
      Simão Rebelo | Cascais | 2750-319 | Rua das Ondas 12
      Teresa Valadares | Lisboa | 1170-062 | Rua do Relógio 7
      Lourenço Pestana | Sintra | 2710-540 | Caminho da Névoa 1
      Joana Bettencourt | Lisboa | 1300-477 | Rua das Janelas Altas 52
      Martim Cordeiro | Oeiras | 2780-126 | Rua do Rebocador 30`,
  },
  {
    country: 'PT',
    phone: '+351 239',
    people: `
      Alice Figueiroa | Coimbra | 3000-214 | Rua da Sineta 6
      Bernardo Frazão | Aveiro | 3800-161 | Cais dos Moliceiros 19
      Clara Montenegro | Braga | 4700-327 | Rua do Souto Novo 44
      David Rosmaninho | Évora | 7000-508 | Rua da Cisterna 11
      Eva Sampaio | Viana do Castelo | 4900-363 | Rua da Bandeira Azul 25
      Francisco Tavira | Tavira | 8800-315 | Rua das Salinas 8
      Graça Oliveirinha | Guimarães | 4800-443 | Rua do Retiro 3
      Henrique Paixão | Leiria | 2400-137 | Rua dos Pinhais 60
      Isaura Calado | Setúbal | 2900-285 | Rua da Serra Mãe 17
      Jaime Nogal | Viseu | 3500-092 | Rua da Alfazema 22`,
  },
  { country: 'PT', subdivision: 'PT-20', phone: '+351 296', people: 'Lúcia Medeiral | Ponta Delgada | 9500-321 | Rua das Hortênsias 15' },
  { country: 'PT', subdivision: 'PT-30', phone: '+351 291', people: 'Óscar Freitinhas | Funchal | 9000-064 | Caminho da Levada 38' },
  {
    country: 'DE',
    phone: '+49 30 555',
    people: `
      Friederike Sandmann | Berlin | 10999 | Uferweg 31
      Jonas Winterkorb | Hamburg | 20357 | Laternenstraße 5
      Annika Morgenrot | Köln | 50674 | Lindenhof 12
      Lukas Federlein | München | 80469 | Sperlingsgasse 9`,
  },
  {
    country: 'FR',
    phone: '+33 1 55 55',
    people: `
      Camille Hirondeau | Paris | 75011 | 14 rue des Tilleuls
      Étienne Valcour | Lyon | 69004 | 3 montée des Chats
      Margaux Delaube | Nantes | 44000 | 27 quai des Marées
      Hugo Pervenche | Bordeaux | 33000 | 8 rue du Puits`,
  },
  {
    country: 'ES',
    phone: '+34 915 55',
    people: `
      Lucía Albaricoque | Madrid | 28012 | Calle del Alféizar 6
      Álvaro Torrealta | Vigo | 36202 | Rúa do Faro 40
      Nuria Campoamor | Sevilla | 41004 | Calle Naranjo 18`,
  },
  {
    country: 'NL',
    phone: '+31 20 555',
    people: `
      Sanne Zonneveer | Amsterdam | 1016 KD | Zonnegracht 88
      Daan Vensterbeek | Utrecht | 3512 JE | Raamsteeg 2`,
  },
  {
    country: 'IE',
    phone: '+353 1 555',
    people: `
      Aoife Larkfield | Dublin | D08 X4E2 | 11 Swallow Terrace
      Cormac Tidewell | Galway | H91 P2K8 | 4 Harbour Row`,
  },
  { country: 'IT', phone: '+39 06 555', people: 'Ginevra Finestrella | Roma | 00153 | Via dei Limoni 23' },
  { country: 'BE', phone: '+32 2 555', people: 'Lotte Zwaluwen | Gent | 9000 | Kruidkaai 16' },
  { country: 'SE', phone: '+46 8 555', people: 'Maja Fönsterlund | Göteborg | 413 01 | Solgatan 7' },
  { country: 'FI', phone: '+358 9 555', people: 'Aino Ikkunala | Helsinki | 00150 | Lintukatu 12' },
  { country: 'NO', phone: '+47 55 55', people: 'Ingrid Vinduvik | Bergen | 5003 | Måkeveien 21' },
  { country: 'GB', phone: '+44 117 496', people: 'Rowan Ledgerton | Bristol | BS1 4ST | 5 Casement Lane' },
  { country: 'CH', phone: '+41 44 555', people: 'Selina Sonnenhalde | Zürich | 8004 | Fensterweg 10' },
]

/** About sixty people, most of them from Portugal. Their numbers are fixed, so add new ones at the end. */
export const customers: readonly Customer[] = homes
  .flatMap(({ people, ...home }) =>
    people
      .trim()
      .split('\n')
      .map((row) => ({ ...home, row: row.split('|').map((text) => text.trim()) })),
  )
  .map(({ country, subdivision, phone, row: [name = '', city = '', postalCode = '', addressLine = ''] }, index) => {
    const [firstName = '', ...rest] = name.split(' ')
    const lastName = rest.join(' ')
    return {
      id: customerId(index + 1),
      firstName,
      lastName,
      email: `${asciiOf(firstName)}.${asciiOf(lastName)}@${sampleMailDomain}`,
      phone: `${phone} ${phone.includes('555') || phone.includes('55 55') ? '' : '555 '}${String(index + 1).padStart(3, '0')}`,
      address: { country, ...(subdivision === undefined ? {} : { subdivision }), city, postalCode, addressLine },
    }
  })

/** In small letters without accents: `Inês` → `ines`. */
export function asciiOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()
}
