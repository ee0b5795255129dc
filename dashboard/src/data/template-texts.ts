/** Collections one can begin with, with the words of their fields and of a few items to look at. */
export const dataTemplates = {
  blank: { name: 'An empty one', detail: 'You say what its fields are.', fields: {}, samples: [] },
  posts: {
    name: 'Blog posts',
    detail: 'Anyone reads, the team writes.',
    fields: {
      title: 'Title',
      slug: 'Short name',
      published: 'Published',
      author: 'Author',
      cover: 'Picture',
      body: 'Text',
      tags: 'Tags',
    },
    samples: [
      { title: 'The first post', author: 'The team', body: '<p>Say hello, and what this is going to be about.</p>', tags: ['news'] },
      { title: 'How we work', author: 'The team', body: '<p>People like to see the hands behind things.</p>', tags: ['workshop'] },
    ],
  },
  questions: {
    name: 'Questions and answers',
    detail: 'Anyone reads, the team writes.',
    fields: { question: 'Question', answer: 'Answer', topic: 'Topic', place: 'Place in the list' },
    samples: [
      { question: 'How long does a parcel take?', answer: '<p>Two or three days at home, up to ten abroad.</p>', topic: 'Delivery' },
      { question: 'Can I send something back?', answer: '<p>Within thirty days, as it came.</p>', topic: 'Returns' },
      { question: 'Do you wrap presents?', answer: '<p>Gladly. Write a note at the checkout.</p>', topic: 'Orders' },
    ],
  },
  team: {
    name: 'Team',
    detail: 'Anyone reads; e-mail addresses are hidden.',
    fields: { name: 'Name', task: 'What they do', portrait: 'Portrait', about: 'About them', email: 'E-mail', since: 'Here since' },
    samples: [
      { name: 'Olga', task: 'Runs the place', about: 'Knows where everything is.' },
      { name: 'Tomás', task: 'Workshop', about: 'Makes what others draw.' },
    ],
  },
  events: {
    name: 'Events',
    detail: 'Anyone reads, members add, each changes their own.',
    fields: { title: 'Title', begins: 'Begins', ends: 'Ends', where: 'Where', about: 'About it', seats: 'Seats', isFree: 'Free of charge' },
    samples: [
      { title: 'Open workshop', where: 'In the yard', about: 'Come and look over our shoulders.' },
      { title: 'Evening of readings', where: 'By the window', about: 'Bring a book you would lend.' },
    ],
  },
  locations: {
    name: 'Locations',
    detail: 'Anyone reads, the team writes.',
    fields: { name: 'Name', address: 'Address', hours: 'Opening hours', phone: 'Telephone', picture: 'Picture', isOpen: 'Open now' },
    samples: [
      { name: 'The shop', hours: 'Tuesday to Saturday, 10 to 19', phone: '+351 220 000 000' },
      { name: 'The workshop', hours: 'By appointment', phone: '+351 220 000 001' },
    ],
  },
}
