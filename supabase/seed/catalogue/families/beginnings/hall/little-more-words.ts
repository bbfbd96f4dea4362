/** One quiet game for the hall. */
import type { TaskWords } from '../kit'

export const moreLittleWords: Record<'mice', TaskWords> = {
  mice: {
    en: {
      title: 'Quiet mice, sleeping cat',
      aim: 'Feel the ball: move it so softly that nobody hears it, and calm down.',
      setup:
        'Small hall of {area} m, lights low if you like. {n} mice with a soft ball each along the walls; {puddles} rings lie in the middle as cheese. The coach is the cat, asleep on a chair.',
      rules: [
        'Tiptoe with the ball to a piece of cheese without a sound.',
        'Touch the cheese with the sole of the ball foot and tiptoe back to the wall.',
        'The cat hears a noise and lifts an ear: all hold their breath and the ball.',
        'Last round: everybody tiptoes to the middle and sits down for a story.',
      ],
      points: [
        'Push the ball, never kick it: it should whisper.',
        'Breathe out when you stop.',
        'Walk round the other mice with a big bow.',
      ],
      more: [
        'The cat turns its back and guesses who is near.',
        'Two mice carry the cheese home together.',
      ],
      easier: ['Roll the ball with one hand on all fours.'],
      scoring: 'No points: the cat tells which mice were too quiet to be heard.',
      questions: ['What can you hear when everybody is quiet?'],
      faults: ['The game gets wild: begin again, sitting, with one quiet breath.'],
    },
    de: {
      title: 'Leise Mäuse, schlafende Katze',
      aim: 'Den Ball spüren: ihn so sanft bewegen, dass ihn keiner hört, und ruhig werden.',
      setup:
        'Kleine Halle von {area} m, gern mit wenig Licht. {n} Mäuse mit je einem weichen Ball entlang der Wände; in der Mitte liegen {puddles} Reifen als Käse. Der Trainer schläft als Katze auf einem Stuhl.',
      rules: [
        'Schleicht mit dem Ball lautlos zu einem Stück Käse.',
        'Den Käse mit der Fußsohle berühren und zurück zur Wand schleichen.',
        'Hört die Katze etwas, hebt sie ein Ohr: Atem und Ball anhalten.',
        'Letzte Runde: Alle schleichen in die Mitte und setzen sich zur Geschichte.',
      ],
      points: [
        'Den Ball schieben, nie schießen: Er soll flüstern.',
        'Beim Stoppen ausatmen.',
        'In großem Bogen um die anderen Mäuse.',
      ],
      more: [
        'Die Katze dreht sich um und rät, wer in der Nähe ist.',
        'Zwei Mäuse tragen den Käse gemeinsam heim.',
      ],
      easier: ['Auf allen vieren den Ball mit einer Hand rollen.'],
      scoring: 'Keine Punkte: Die Katze verrät, welche Mäuse sie nicht gehört hat.',
      questions: ['Was hörst du, wenn alle leise sind?'],
      faults: ['Es wird wild: im Sitzen mit einem ruhigen Atemzug neu beginnen.'],
    },
    bg: {
      title: 'Тихи мишки, спяща котка',
      aim: 'Усещане за топката: движи я толкова меко, че никой да не чуе, и се успокой.',
      setup:
        'Малък салон {area} м, може и с по-слаба светлина. {n} мишки, всяка с мека топка, покрай стените; в средата {puddles} обръча са сирене. Треньорът е котка, заспала на стол.',
      rules: [
        'Промъкни се с топката безшумно до парче сирене.',
        'Докосни сиренето с подметка и се промъкни обратно до стената.',
        'Чуе ли шум, котката вдига ухо: задръж дъха и топката.',
        'Последна серия: всички се промъкват в средата и сядат за приказка.',
      ],
      points: [
        'Бутай топката, не я ритай: трябва да шепне.',
        'Когато спираш, издишай.',
        'Заобикаляй другите мишки с голяма дъга.',
      ],
      more: [
        'Котката се обръща с гръб и познава кой е наблизо.',
        'Две мишки носят сиренето заедно.',
      ],
      easier: ['На четири крака: топката се търкаля с една ръка.'],
      scoring: 'Без точки: котката казва кои мишки изобщо не е чула.',
      questions: ['Какво чуваш, когато всички са тихи?'],
      faults: ['Играта става буйна: започнете пак седнали, с едно спокойно вдишване.'],
    },
  },
}
