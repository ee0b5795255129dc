/** The most common passwords and their simple variations, in lower case, with eight or more characters, because shorter ones are rejected anyway. */
const commonPasswords = `
  password passw0rd password1 password12 password123 password1234 password! passwort passwords p@ssword p@ssw0rd pa$$word
  12345678 123456789 1234567890 0123456789 87654321 987654321 9876543210 11111111 00000000 22222222 88888888 99999999 12341234 11223344
  123123123 12344321 147258369 789456123 123654789 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc q1w2e3r4 zaq12wsx
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertz123 azerty123 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 1234qwer qwer1234
  abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456 a123456789 abc123456 1234abcd
  iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1 football football1 baseball baseball1 superman batman123 spiderman
  starwars pokemon1 computer internet samsung1 whatever trustno1 welcome1 welcome123 letmein1 letmein123 changeme changeme1 changeme123
  dragon123 monkey123 shadow123 master123 michael1 jennifer jordan23 liverpool chelsea1 arsenal1 barcelona benfica1 portugal elephant
  administrator admin123 admin1234 admin12345 root1234 test1234 testtest guest123 user1234 default1 secret123 mypassword yourpassword
  hello123 hello1234 helloworld charlie1 nicole123 michelle ashley12 bailey123 blink182 cheese123 chocolate cookie123 corvette
  december summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026 january1 november
  myspace1 linkedin facebook google123 youtube1 instagram killer123 mustang1 midnight maverick mercedes metallica marlboro
  nothing1 ncc1701d pineapple platinum rainbow1 redskins rush2112 scorpion slipknot1 snowball steelers sweetheart thunder1 tinkerbell
  victoria volkswagen william1 xxxxxxxx yamaha123 zxcvbnm, 1qazxsw2 !qaz2wsx p@ssword1 passw0rd1 passw0rd! qwerty!@# 1234567a a12345678
  12345678a 123456789a q1w2e3r4t5 asd123456 123qweasd 123qwe123 qweasdzxc 1qaz1qaz 12qwaszx zaq1zaq1 11112222 12121212 10203040 31415926
`

const common: ReadonlySet<string> = new Set(commonPasswords.trim().split(/\s+/))

/** Whether a password is a common one, ignoring case and digits or symbols at its end. */
export function isCommon(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  return common.has(plain) || common.has(plain.replace(/[!.?*#]+$/, '')) || /^(.)\1*$/u.test(plain)
}
