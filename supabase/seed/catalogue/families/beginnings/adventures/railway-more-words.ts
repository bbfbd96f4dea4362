/** Racing cars and the ambulance on the ring. */
import type { TaskWords } from '../kit'

export const moreRailwayWords: Record<'pit' | 'ambulance', TaskWords> = {
  pit: {
    en: {
      title: 'Pit stop',
      aim: 'Drive a fast lap with the ball, then quick feet on the spot, then away again.',
      setup:
        'A racing track {track} m wide round {area} m; the inner field is the pit lane for all. {n} racing cars with a ball each, spread over the track.',
      rules: [
        'Drive a lap at your own speed; you may overtake on the outside.',
        'After each lap turn into the pit and change tyres: eight toe taps.',
        'Fill up with petrol: once round a car that is also in the pit.',
        'Drive out where the track is empty and begin the next lap.',
      ],
      points: [
        'On the straight push the ball further in front of you.',
        'Before the bend two small touches.',
        'Look left and right before you leave the pit.',
      ],
      more: [
        'Change tyres with sole rolls from one foot to the other.',
        'Two laps without a stop.',
      ],
      easier: ['Half a lap between two stops.'],
      scoring: 'Count your own laps: can you do one more in the next round?',
      questions: ['Where on the track can you be fastest?'],
      faults: ['It becomes a race against each other: everybody counts only their own laps.'],
    },
    de: {
      title: 'Boxenstopp',
      aim: 'Mit Ball eine schnelle Runde fahren, dann flinke Füße auf der Stelle und wieder los.',
      setup:
        'Eine {track} m breite Rennstrecke rund um {area} m; das Innenfeld ist die Box für alle. {n} Rennwagen mit je einem Ball, über die Strecke verteilt.',
      rules: [
        'Fahrt eine Runde in eurem Tempo; außen darf überholt werden.',
        'Nach jeder Runde in die Box und Reifen wechseln: achtmal antippen.',
        'Tanken: einmal um einen Wagen herum, der auch in der Box steht.',
        'Dort hinausfahren, wo die Strecke frei ist: die nächste Runde beginnt.',
      ],
      points: [
        'Auf der Geraden den Ball weiter vorlegen.',
        'Vor der Kurve zwei kleine Kontakte.',
        'Links und rechts schauen, bevor du die Box verlässt.',
      ],
      more: ['Reifenwechsel mit Sohlenrollen von Fuß zu Fuß.', 'Zwei Runden ohne Stopp.'],
      easier: ['Eine halbe Runde zwischen zwei Stopps.'],
      scoring: 'Zählt eure eigenen Runden: Geht im nächsten Durchgang eine mehr?',
      questions: ['Wo auf der Strecke kannst du am schnellsten sein?'],
      faults: ['Es wird ein Rennen gegeneinander: Jedes Kind zählt nur die eigenen Runden.'],
    },
    bg: {
      title: 'Спиране в бокса',
      aim: 'Бърза обиколка с топка, после чевръсти крака на място и пак напред.',
      setup:
        'Писта, широка {track} м, около поле {area} м; вътрешното поле е бокс за всички. {n} състезателни коли, всяка с топка, разпределени по пистата.',
      rules: [
        'Направи обиколка със своя скорост; изпреварва се отвън.',
        'След всяка обиколка влез в бокса и смени гумите: осем докосвания отгоре.',
        'Зареди: обиколи кола, която също е в бокса.',
        'Излез там, където пистата е празна: започва следващата обиколка.',
      ],
      points: [
        'По правата пускай топката по-напред.',
        'Преди завоя две малки докосвания.',
        'Погледни наляво и надясно, преди да излезеш от бокса.',
      ],
      more: ['Смяна на гуми с търкаляне с подметка от крак на крак.', 'Две обиколки без спиране.'],
      easier: ['Половин обиколка между две спирания.'],
      scoring: 'Брой своите обиколки: ще направиш ли с една повече следващия път?',
      questions: ['Къде по пистата можеш да си най-бърз?'],
      faults: ['Става надпревара с другите: всеки брои само своите обиколки.'],
    },
  },
  ambulance: {
    en: {
      title: 'Make way for the ambulance',
      aim: 'Listen and look behind while dribbling; steer aside and give room to somebody fast.',
      setup:
        'A ring road {track} m wide round {area} m, {n} drivers with a ball each on it. The inner field is the hospital car park.',
      rules: [
        'All drive calmly clockwise round the ring road.',
        'The coach calls a name: this child is the ambulance and cries “nee-naw”.',
        'All others steer to the outer edge and hold the ball with the sole.',
        'The ambulance drives a fast lap on the inside, then the next name is called.',
      ],
      points: [
        'Drag the ball aside with the sole, away from the middle.',
        'Ambulance: long touches on the straight, look for the gap.',
        'Listen: does the sound come from behind?',
      ],
      more: [
        'Two ambulances at the same time.',
        'The ambulance takes a “patient”: pick up a marker.',
      ],
      easier: ['The ambulance drives half a lap.'],
      scoring: 'A free way for the whole lap, without a bump: all get a siren cheer.',
      questions: ['How did you know which side to steer to?'],
      faults: ['Drivers stop in the middle of the road: aside first, then stop.'],
    },
    de: {
      title: 'Platz für den Krankenwagen',
      aim: 'Beim Dribbeln hören und sich umsehen; zur Seite steuern und Schnelle vorbeilassen.',
      setup:
        'Eine {track} m breite Ringstraße rund um {area} m, darauf {n} Fahrer mit je einem Ball. Das Innenfeld ist der Parkplatz des Krankenhauses.',
      rules: [
        'Alle fahren ruhig im Uhrzeigersinn auf der Ringstraße.',
        'Der Trainer ruft einen Namen: Dieses Kind ist der Krankenwagen, „Tatütata!“',
        'Alle anderen steuern an den äußeren Rand und halten den Ball mit der Sohle.',
        'Der Krankenwagen fährt innen eine schnelle Runde; dann kommt der nächste Name.',
      ],
      points: [
        'Den Ball mit der Sohle zur Seite ziehen, weg von der Mitte.',
        'Krankenwagen: auf der Geraden weit vorlegen, die Lücke suchen.',
        'Hör hin: Kommt der Ton von hinten?',
      ],
      more: [
        'Zwei Krankenwagen gleichzeitig.',
        'Der Krankenwagen nimmt einen „Patienten“ mit: einen Markierungsteller.',
      ],
      easier: ['Der Krankenwagen fährt nur eine halbe Runde.'],
      scoring: 'Eine ganze Runde freie Fahrt ohne Anstoßen: Sirenenjubel für alle.',
      questions: ['Woher wusstest du, zu welcher Seite du musst?'],
      faults: ['Angehalten wird mitten auf der Straße: erst zur Seite, dann stopp.'],
    },
    bg: {
      title: 'Път за линейката',
      aim: 'При водене детето слуша и се оглежда; отбива встрани и пуска бързите.',
      setup:
        'Околовръстен път, широк {track} м, около поле {area} м, по него {n} шофьори, всеки с топка. Вътрешното поле е паркингът на болницата.',
      rules: [
        'Всички карат спокойно по часовниковата стрелка.',
        'Треньорът казва име: това дете е линейката и вика „ни-но, ни-но“.',
        'Другите отбиват към външния край и държат топката с подметка.',
        'Линейката прави бърза обиколка отвътре; после идва следващото име.',
      ],
      points: [
        'Дръпни топката встрани с подметка, далеч от средата.',
        'Линейка: на правата пускай по-напред и търси пролуката.',
        'Слушай: отзад ли идва звукът?',
      ],
      more: ['Две линейки едновременно.', 'Линейката взима „болен“: един маркер.'],
      easier: ['Линейката прави само половин обиколка.'],
      scoring: 'Свободен път за цялата обиколка без блъскане: сирена на радостта за всички.',
      questions: ['Откъде знаеше на коя страна да отбиеш?'],
      faults: ['Спира се по средата на пътя: първо встрани, после стоп.'],
    },
  },
}
