/** Templates for collections, with the names of their fields and a few sample items. */
export const dataTemplates = {
  blank: { name: 'Empty collection', detail: 'Define the fields yourself.', fields: {}, samples: [] },
  posts: {
    name: 'Blog posts',
    detail: 'Everyone can read, your team can edit.',
    fields: {
      title: 'Title',
      slug: 'Slug',
      published: 'Published',
      author: 'Author',
      cover: 'Picture',
      body: 'Text',
      tags: 'Tags',
    },
    samples: [
      { title: 'Our first post', author: 'The team', body: '<p>Introduce yourself and what this blog is about.</p>', tags: ['news'] },
      { title: 'How we work', author: 'The team', body: '<p>Show your readers how things are made.</p>', tags: ['workshop'] },
    ],
  },
  questions: {
    name: 'Questions and answers',
    detail: 'Everyone can read, your team can edit.',
    fields: { question: 'Question', answer: 'Answer', topic: 'Topic', place: 'Position' },
    samples: [
      { question: 'How long does delivery take?', answer: '<p>Two or three days, up to ten days abroad.</p>', topic: 'Delivery' },
      { question: 'Can I return something?', answer: '<p>Yes, within 30 days in its original condition.</p>', topic: 'Returns' },
      { question: 'Do you wrap gifts?', answer: '<p>Yes. Add a note at checkout.</p>', topic: 'Orders' },
    ],
  },
  team: {
    name: 'Team',
    detail: 'Everyone can read; email addresses are hidden.',
    fields: { name: 'Name', task: 'Role', portrait: 'Portrait', about: 'About', email: 'Email', since: 'Since' },
    samples: [
      { name: 'Olga', task: 'Owner', about: 'Knows where everything is.' },
      { name: 'Tomás', task: 'Workshop', about: 'Turns drawings into products.' },
    ],
  },
  events: {
    name: 'Events',
    detail: 'Everyone can read, members can add events and edit their own.',
    fields: { title: 'Title', begins: 'Starts', ends: 'Ends', where: 'Location', about: 'About', seats: 'Seats', isFree: 'Free admission' },
    samples: [
      { title: 'Open workshop', where: 'Workshop', about: 'Come and see how we work.' },
      { title: 'Reading night', where: 'Shop', about: 'Bring a book you’d recommend.' },
    ],
  },
  locations: {
    name: 'Locations',
    detail: 'Everyone can read, your team can edit.',
    fields: { name: 'Name', address: 'Address', hours: 'Opening hours', phone: 'Phone', picture: 'Picture', isOpen: 'Open now' },
    samples: [
      { name: 'The shop', hours: 'Tuesday to Saturday, 10 to 19', phone: '+351 220 000 000' },
      { name: 'The workshop', hours: 'By appointment', phone: '+351 220 000 001' },
    ],
  },
}
