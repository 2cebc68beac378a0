import type { TextsOfEvidence } from './cells.ts'

export const english: TextsOfEvidence = {
  places: ['Nursery', 'Grade 2', 'Resource room', 'Grade 4', 'Workshop', 'Grade 6'],
  cells: [
    {
      photos: [
        'Corner where we get to know each learner: a table with a ball, blocks and things of different textures',
        'A teacher, from behind, watches a child play with blocks on the floor',
      ],
      name: 'learner-profile',
      title: 'Learner profile (form without names)',
      lines: [
        'What the learner enjoys: cool surfaces, drums, being rocked.',
        'How the learner communicates: moves a hand to the thing that is wanted and away when it is enough.',
        'How vision, hearing and touch are used: sees strong contrast within one metre; explores with both hands.',
        'Support: time to answer, the same person at the start of the day, objects of reference.',
      ],
    },
    {
      photos: [
        'Team and family around a table with the pages of a plan, seen from behind',
        'Wall with coloured cards that shows when each plan is reviewed',
      ],
      name: 'page-of-a-plan',
      title: 'Individual education plan: one page',
      lines: [
        'Goal: ask for "more" or "finished" with an object or a sign at three moments of the day.',
        'Why it matters: the family wants meals at which the learner decides.',
        'Support: the class teacher waits ten seconds; the assistant offers two objects; the family does the same at home.',
        'Review: July and November, with the family.',
      ],
    },
    {
      photos: [
        'Cards with raised shapes with which a learner shows personal goals',
        'Two hands compare the objects of then and now on a tray',
      ],
      name: 'progress-before-and-after',
      title: 'Progress before and after (numbers only)',
      lines: [
        'Goal|March|July|November',
        'Asks by object, sign or word|2|9|15',
        'Chooses between two activities|4|11|18',
        'Walks alone to the dining hall|0|3|8',
      ],
    },
    {
      photos: [
        'Entrance before the works: a dirt path and three steps without a rail',
        'First object symbols with their names in braille on a table',
      ],
      name: 'access-walk-through',
      title: 'Walk through the school: what can be reached',
      lines: [
        'Place|Possible|Missing',
        'Main entrance|1|3',
        'Yard and toilets|2|4',
        'Ground floor classrooms|5|2',
        'Library|3|1',
      ],
    },
    {
      photos: [
        'Object calendar with five places; a hand touches the first',
        'Steps with yellow edges and a braille sign at the end of the rail',
      ],
      name: 'communication-profile',
      title: 'Communication profile (form)',
      lines: [
        'When happy: rocks gently and looks for the hand of an adult.',
        'To stop: pushes softly or turns away.',
        'How we talk: a sign in the hand, then we wait; the object of the activity is always on the right.',
        'Who keeps this page up to date: the team with the family, twice a year.',
      ],
    },
    {
      photos: [
        'Three hands talk in tactile sign, one on another',
        'New ramp with a rail beside the door, tried by learners',
      ],
      name: 'guide-to-the-building',
      title: 'Guide to the building, made by learners',
      lines: [
        'We leave the classroom and follow the wall with the right hand until we feel the wooden door.',
        'There the floor changes: smooth in the corridor, rough in the yard.',
        'The yellow edge tells that the stairs begin. At the end of the rail there is a dot of braille.',
        'If you are lost, clap twice: somebody always answers.',
      ],
    },
    {
      photos: [
        'Adapted material on the table: a raised line, large counters and large print',
        'A routine in three trays: the last one, empty, says that it is finished',
      ],
      name: 'lesson-with-one-adaptation',
      title: 'A lesson with one adaptation',
      lines: [
        'Topic: the way of the water. Everyone follows a raised river with a finger.',
        'Adaptation: who does not read print uses a map of textures and answers with objects.',
        'What happened: two classmates asked to use the map of textures too.',
      ],
    },
    {
      photos: [
        'A hand reads a braille page beside the print of classmates',
        'Learner from behind walks with a white cane along a path with a yellow guide line',
      ],
      name: 'weekly-plan',
      title: 'Weekly plan linked to goals',
      lines: [
        'Monday: buying at the stall (count coins, ask, wait for a turn).',
        'Wednesday: the route to the library with the cane, three landmarks.',
        'Friday: preparing the snack in turns; each learner has a step.',
        'Every activity names the goal of the plan that it serves.',
      ],
    },
    {
      photos: [
        'Garden led by learners: rows of plants and two people from behind',
        'Music club: drum and guitar, a hand feels the vibration',
      ],
      name: 'review-of-nine-areas',
      title: 'Term review: nine areas (numbers only)',
      lines: [
        'Area|With a goal|With progress',
        'Communication and literacy|12|9',
        'Orientation and mobility|8|6',
        'Social interaction|10|8',
        'Independent living|11|7',
        'Leisure|6|6',
        'Career education|4|2',
        'Assistive technology|5|3',
        'Use of the senses|9|7',
        'Self-determination|7|4',
      ],
    },
    {
      photos: [
        'Message book for families in large print and braille',
        'Chairs in a half circle, ready to welcome families',
      ],
      name: 'agreement-on-contact',
      title: 'Agreement with a family on keeping in touch',
      lines: [
        'The school sends a voice message every Friday and calls when something changes.',
        'On Monday the family tells how the weekend was, in the language they like best.',
        'If anything worries us we meet within three days, at an hour that suits the family.',
      ],
    },
    {
      photos: [
        'Trays of a breakfast routine prepared by a family',
        'Workshop with families: five people from behind look at the board',
      ],
      name: 'minutes-with-decisions',
      title: 'Minutes of a meeting where families decided',
      lines: [
        '14 families came; two took part by telephone.',
        'They decided: the workshop on tactile sign is on Saturdays, led by two mothers with the teacher.',
        'They asked for therapy hours that do not take children out of play time. The head changes this in April.',
      ],
    },
    {
      photos: [
        'Two family members teach a group of learners together',
        'Home visit: brothers and sisters at the door, seen from far',
      ],
      name: 'survey-of-families',
      title: 'Yearly survey of families: summary',
      lines: [
        'Question|Yes|Sometimes|No',
        'I am told in a way I understand|24|5|1',
        'I decide together with the school|19|8|3',
        'I know the rights of my child|21|6|3',
        'I know whom to turn to|27|3|0',
      ],
    },
    {
      photos: [
        'The aims of the school on coloured cards on the wall',
        'Self-evaluation meeting of the team around a table',
      ],
      name: 'our-statement',
      title: 'Our statement on inclusion',
      lines: [
        'There is room for everyone in this school. Nobody waits outside until we are ready.',
        'Each person learns and communicates in a way of their own, and it is for us adults to learn it.',
        'We ask learners and families before we decide, and tell them what changed.',
      ],
    },
    {
      photos: [
        'Timetable in the corridor with shared groups, colours and braille',
        'A private place for personal care, empty, with a rail',
      ],
      name: 'safeguarding-procedure',
      title: 'Safeguarding procedure',
      lines: [
        'Person in charge: the deputy head; when absent, the head.',
        'How to tell: in speech, with a red card, with a sign, or through a friend.',
        'Personal care happens behind a closed door; each step is explained and waits for consent.',
      ],
    },
    {
      photos: ['Chairs of the learner council ready in the hall', 'Ramp paid from the budget of the school'],
      name: 'yearly-report',
      title: 'Yearly report with data',
      lines: [
        'Figure|Last year|This year',
        'Learners with disabilities enrolled|18|23',
        'With a current individual plan|9|20',
        'Mean attendance in percent|81|90',
        'Proposals of the council carried out|2|6',
      ],
    },
    {
      photos: [
        'First meeting of the team in protected time',
        'Training session: teachers from behind in front of the board',
      ],
      name: 'record-of-training',
      title: 'Record of training (numbers only)',
      lines: [
        'Topic|Hours|Participants',
        'Objects of reference and calendars|12|14',
        'Orientation and mobility|16|6',
        'Universal design for learning|8|17',
      ],
    },
    {
      photos: [
        'Two teachers teach the same group together',
        'Coaching in class: hands under hands explore a raised object',
      ],
      name: 'professional-development-plan',
      title: 'Professional development plan',
      lines: [
        'What the self-evaluation showed: we know little about reading braille and about waiting for an answer.',
        'What we do: one coaching visit a month and one short video that we watch together.',
        'How we shall know: at the end of the year we wait for the answer in four of five visits.',
      ],
    },
    {
      photos: ['Teachers of other schools visit the yard', 'We present our practice to an audience'],
      name: 'case-study',
      title: 'Case study without names',
      lines: [
        'A learner with deafblindness came without a shared way to communicate.',
        'We began with one object for each moment. After four months the learner went for the object of play time.',
        'What we learned: the routine was the same at home and at school from the first day.',
      ],
    },
    {
      photos: [
        'Visit of the education authority: a bus and a group in front of the school',
        'Sports day for everyone on the court',
      ],
      name: 'letter-to-the-authority',
      title: 'Letter to the education authority',
      lines: [
        'We ask for one post of a specialist teacher for 23 learners with disabilities.',
        'We attach the enrolment data, checked by the team, and the list of supports that are missing.',
        'We propose to visit the school together before the budget is closed.',
      ],
    },
    {
      photos: [
        'Vision screening with the health centre: a chart of shapes and two people from behind',
        'A teacher with a visual impairment and her colleague teach the class',
      ],
      name: 'referral-path',
      title: 'Referral path agreed with health services',
      lines: [
        'The school observes and writes one page; the family decides and takes it to the health centre.',
        'The health centre sees the child within fifteen days and returns the page with advice for the classroom.',
        'We meet once a term and follow up every referral.',
      ],
    },
    {
      photos: [
        'Work practice at the market: two stalls and two learners from behind',
        'Public presentation on rights, led by learners',
      ],
      name: 'outreach-register',
      title: 'Register of children found out of school (numbers only)',
      lines: [
        'Community|Found|Enrolled|Supported at home',
        'Upper valley|5|4|1',
        'Lower valley|3|3|0',
        'Centre|2|2|0',
      ],
    },
  ],
}
