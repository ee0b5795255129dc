/** A key and a certificate for `localhost` and 127.0.0.1, for servers that tests start there. They open nothing, and are good for a hundred years. */
export const loopbackCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg6XDodiu5+C7jn0ih
8ug9JMOfTKQclHE5qGLzma/d5AuhRANCAATxsa0NEKPuFUqmTGstHRgsGaNUfKLN
10aZhZcGQvi/3Ts8xAYFpih5RjeGQ3+RrszbEof5tQfZeSXm0dNAPF+N
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUTOATy3XLUAPBswiJoa3a4xyJ6xQwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjAyMDY0MloYDzIxMjYxMDI5
MDIwNjQyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATxsa0NEKPuFUqmTGstHRgsGaNUfKLN10aZhZcGQvi/3Ts8xAYFpih5
RjeGQ3+RrszbEof5tQfZeSXm0dNAPF+No28wbTAdBgNVHQ4EFgQUmL9B5yBWsYoD
9Z3BrX02Bw1xd4IwHwYDVR0jBBgwFoAUmL9B5yBWsYoD9Z3BrX02Bw1xd4IwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgFj4gpCjbwxehe0CrXPzbnoIpUDFlZik7Rn0uAdORUQwCICr6
F/6k9FKZsZ8FbFY18qTurginFw0jr2F5a4LLOHOm
-----END CERTIFICATE-----
`,
}
