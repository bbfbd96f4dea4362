-- Individual exercises: finishing, heading technique with a soft ball from thirteen on, and goalkeeping.

select private.import_individual_exercise($json$
{
  "slug": "low-corners-with-bottles", "topic": "finishing", "place": "pitch", "ages": [7, 15],
  "level": 2, "minutes": 12, "sets": 4, "repetitions": 6, "intensity": "medium",
  "equipment": ["ball", "bottles"],
  "measure": "repetitions", "target": 5,
  "texts": {
    "en": {
      "title": "Bottles in the corners",
      "aim": "Pass the ball into the goal where no keeper stands.",
      "steps": [
        "Put a bottle into each corner of a goal, one step inside the posts. A goal of jackets will do.",
        "Shoot from eight steps with the inside of the foot: three at the left bottle, three at the right.",
        "Then push the ball ahead of you and shoot it while it rolls.",
        "Fetch the balls at a jog: that is your rest. Four rounds, the last with the other foot."
      ],
      "points": ["Look at the bottle, then only at the ball", "Standing foot points at the target", "Firm ankle, follow through low"],
      "progressions": ["From an angle", "First a feint, then the shot"],
      "measuring": "Count the shots out of twelve that pass between bottle and post or hit the bottle, from eight steps."
    },
    "de": {
      "title": "Flaschen in den Ecken",
      "aim": "Den Ball dorthin schieben, wo niemand im Tor steht.",
      "steps": [
        "Stell in jede Ecke eines Tors eine Flasche, einen Schritt innerhalb der Pfosten. Ein Tor aus Jacken geht auch.",
        "Schieß aus acht Schritten mit der Innenseite: drei auf die linke Flasche, drei auf die rechte.",
        "Danach legst du den Ball vor und schießt ihn, während er rollt.",
        "Hol die Bälle im Trab: Das ist deine Pause. Vier Runden, die letzte mit dem anderen Fuß."
      ],
      "points": ["Auf die Flasche schauen, dann nur auf den Ball", "Der Standfuß zeigt zum Ziel", "Festes Gelenk, flach durchschwingen"],
      "progressions": ["Aus spitzem Winkel", "Erst eine Finte, dann der Schuss"],
      "measuring": "Zähl von zwölf Schüssen aus acht Schritten die, die zwischen Flasche und Pfosten gehen oder die Flasche treffen."
    },
    "bg": {
      "title": "Бутилки в ъглите",
      "aim": "Да пратиш топката там, където няма вратар.",
      "steps": [
        "Сложи по една бутилка във всеки ъгъл на вратата, на крачка от гредите. Става и врата от якета.",
        "Удряй от осем крачки с вътрешната част: три пъти към лявата бутилка, три към дясната.",
        "После избутай топката напред и я удари, докато се търкаля.",
        "Прибирай топките с леко бягане: това е почивката ти. Четири серии, последната с другия крак."
      ],
      "points": ["Погледни бутилката, после само топката", "Опорният крак сочи целта", "Стегнат глезен, ниско движение"],
      "progressions": ["Под ъгъл", "Първо финт, после удар"],
      "measuring": "От дванадесет удара от осем крачки преброй тези, които минават между бутилката и гредата или я улучват."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "laces-strike", "topic": "finishing", "place": "pitch", "ages": [9, 17],
  "level": 3, "minutes": 12, "sets": 4, "repetitions": 6, "intensity": "medium",
  "equipment": ["ball", "mini_goal", "cones"],
  "texts": {
    "en": {
      "title": "Strike with the laces",
      "aim": "Learn the full instep contact step by step.",
      "steps": [
        "Sit down, hold the ball in your hands and kick it out of them with the laces, toes stretched. Ten times.",
        "Stand: ball on the ground, one step of run-up, half strength into a goal from eight metres.",
        "Three steps of run-up, slightly from the side, still with control. Six shots.",
        "Six shots after a touch ahead. The foot that needs it more gets two extra."
      ],
      "points": ["Toes down, foot hard as wood", "Knee over the ball", "Land on the shooting foot"],
      "progressions": ["Twelve metres", "The ball comes from the side off a wall or a friend"]
    },
    "de": {
      "title": "Schuss mit dem Vollspann",
      "aim": "Den vollen Spannkontakt Schritt für Schritt lernen.",
      "steps": [
        "Setz dich hin, halt den Ball in den Händen und schieß ihn mit gestreckten Zehen und Spann heraus. Zehnmal.",
        "Im Stehen: Ball am Boden, ein Schritt Anlauf, halbe Kraft, aus acht Metern ins Tor.",
        "Drei Schritte Anlauf, leicht schräg, noch immer kontrolliert. Sechs Schüsse.",
        "Sechs Schüsse nach dem Vorlegen. Der Fuß, der es nötiger hat, bekommt zwei dazu."
      ],
      "points": ["Zehen nach unten, Fuß hart wie Holz", "Knie über den Ball", "Auf dem Schussfuß landen"],
      "progressions": ["Zwölf Meter", "Der Ball kommt seitlich von einer Wand oder einem Freund"]
    },
    "bg": {
      "title": "Удар с ристо",
      "aim": "Да научиш пълния контакт с ристото стъпка по стъпка.",
      "steps": [
        "Седни, дръж топката в ръце и я изритвай от тях с ристото, с опънати пръсти. Десет пъти.",
        "Прав: топката на земята, една крачка засилване, с половин сила, във врата от осем метра.",
        "Три крачки засилване, леко отстрани, все още с контрол. Шест удара.",
        "Шест удара след избутване напред. Кракът, който има повече нужда, получава още два."
      ],
      "points": ["Пръстите надолу, кракът твърд като дърво", "Коляното е над топката", "Приземи се на крака, с който удряш"],
      "progressions": ["Дванадесет метра", "Топката идва отстрани, от стена или от приятел"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "turn-and-shoot", "topic": "finishing", "place": "pitch", "ages": [9, 19],
  "level": 3, "minutes": 12, "sets": 4, "repetitions": 6, "intensity": "high",
  "equipment": ["ball", "mini_goal", "cones"],
  "texts": {
    "en": {
      "title": "Back to goal, turn, shoot",
      "aim": "Be quick to shoot with a defender at your back.",
      "steps": [
        "Stand with your back to the goal, a cone two steps behind you as a defender, ten metres from goal.",
        "Throw the ball up a little in front of you, or let a friend pass to you.",
        "First touch to the side past the cone, half-turned; second touch is the shot.",
        "Three to the right, three to the left. Walk for half a minute between the shots."
      ],
      "points": ["Feel the cone with your arm, look once before the ball", "Touch away from the defender, not into them", "Shoot before you have turned completely"],
      "progressions": ["Turn with the outside of the foot", "Feint one side first"]
    },
    "de": {
      "title": "Rücken zum Tor, drehen, schießen",
      "aim": "Mit Verteidiger im Rücken schnell zum Schuss kommen.",
      "steps": [
        "Steh mit dem Rücken zum Tor, zwei Schritte hinter dir ein Hütchen als Verteidiger, zehn Meter vor dem Tor.",
        "Wirf den Ball ein wenig vor dir hoch oder lass dir einen Pass geben.",
        "Erster Kontakt halb gedreht seitlich am Hütchen vorbei; der zweite ist der Schuss.",
        "Dreimal rechts, dreimal links. Zwischen den Schüssen eine halbe Minute gehen."
      ],
      "points": ["Das Hütchen mit dem Arm spüren, vor dem Ball einmal schauen", "Der Kontakt geht vom Verteidiger weg", "Schießen, bevor du ganz gedreht bist"],
      "progressions": ["Mit der Außenseite drehen", "Erst eine Seite antäuschen"]
    },
    "bg": {
      "title": "С гръб към вратата, обръщане, удар",
      "aim": "Да стигаш бързо до удар със защитник зад гърба.",
      "steps": [
        "Застани с гръб към вратата на десет метра от нея, конус на две крачки зад теб е защитникът.",
        "Подхвърли топката малко пред себе си или приятел ти подава.",
        "Първото докосване е полуобърнато, покрай конуса; второто е ударът.",
        "Три надясно, три наляво. Между ударите ходи половин минута."
      ],
      "points": ["Усещай конуса с ръка, погледни веднъж преди топката", "Докосвай далеч от защитника", "Удари, преди да си се обърнал докрай"],
      "progressions": ["Обръщане с външната част", "Първо излъжи на едната страна"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "chip-over-the-bag", "topic": "finishing", "place": "pitch", "ages": [10, 19],
  "level": 3, "minutes": 10, "sets": 4, "repetitions": 6, "intensity": "low",
  "equipment": ["ball", "mini_goal"],
  "texts": {
    "en": {
      "title": "Chip over the keeper",
      "aim": "Lift the ball over somebody who rushes out.",
      "steps": [
        "Stand a sports bag up six metres in front of an empty goal: that is the keeper.",
        "Dribble slowly towards it, look up once, and dig the toes under the ball three metres before the bag.",
        "The ball flies over the bag and lands behind it; it may bounce in.",
        "Six times with each foot. Then choose each time: chip over or pass by."
      ],
      "points": ["Small backswing, no follow-through", "Standing foot close beside the ball", "Decide by the keeper's distance"],
      "progressions": ["Two bags one on the other", "A friend comes out slowly with hands up"]
    },
    "de": {
      "title": "Heber über die Tasche",
      "aim": "Den Ball über jemanden heben, der herausstürmt.",
      "steps": [
        "Stell eine Sporttasche sechs Meter vor ein leeres Tor: Das ist die Person im Tor.",
        "Dribble langsam darauf zu, schau einmal hoch und stich drei Meter vor der Tasche mit den Zehen unter den Ball.",
        "Der Ball fliegt über die Tasche und landet dahinter; er darf ins Tor springen.",
        "Sechsmal mit jedem Fuß. Danach wählst du jedes Mal: drüberheben oder vorbeischieben."
      ],
      "points": ["Wenig ausholen, nicht durchschwingen", "Standfuß nah am Ball", "Der Abstand zum Tor entscheidet"],
      "progressions": ["Zwei Taschen aufeinander", "Jemand kommt langsam mit erhobenen Händen heraus"]
    },
    "bg": {
      "title": "Прехвърляне над сака",
      "aim": "Да прехвърлиш топката над излизащ вратар.",
      "steps": [
        "Изправи спортен сак на шест метра пред празна врата: това е вратарят.",
        "Води бавно към него, погледни веднъж и на три метра преди сака подпъхни пръстите под топката.",
        "Тя лети над сака и пада зад него; може и да влезе с отскок.",
        "По шест пъти с всеки крак. После всеки път избирай: прехвърляш или подаваш покрай него."
      ],
      "points": ["Малък замах, без продължение", "Опорният крак е близо до топката", "Решавай според разстоянието до вратаря"],
      "progressions": ["Два сака един върху друг", "Приятел излиза бавно с вдигнати ръце"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "first-time-finish", "topic": "finishing", "place": "pitch", "ages": [9, 19],
  "level": 3, "minutes": 12, "sets": 4, "repetitions": 8, "intensity": "medium",
  "equipment": ["ball", "mini_goal", "cones"],
  "people": 2, "measure": "repetitions", "target": 6,
  "texts": {
    "en": {
      "title": "First-time finish",
      "aim": "Shoot a rolling pass without stopping it.",
      "steps": [
        "One stands beside the goal with the balls, the other ten metres in front of it.",
        "A flat pass comes in from the side; meet it and place it in the goal with the inside, first time.",
        "Four passes from the right with the left foot, four from the left with the right foot.",
        "Change after eight. In the last rounds start from a cone further out and run on to the pass."
      ],
      "points": ["Adjust with small steps", "Foot firm, let the speed of the ball work", "Place before power"],
      "progressions": ["The pass bounces", "The one who passes calls a corner as they play it"],
      "measuring": "Count the goals from eight first-time finishes, four with each foot."
    },
    "de": {
      "title": "Direktabschluss",
      "aim": "Einen rollenden Pass ohne Stopp verwerten.",
      "steps": [
        "Der eine steht mit den Bällen neben dem Tor, der andere zehn Meter davor.",
        "Von der Seite kommt ein flacher Pass; geh ihm entgegen und schieb ihn direkt mit der Innenseite ins Tor.",
        "Vier Pässe von rechts mit dem linken Fuß, vier von links mit dem rechten.",
        "Nach acht tauschen. In den letzten Runden startest du von einem Hütchen weiter hinten und läufst in den Pass hinein."
      ],
      "points": ["Mit kleinen Schritten anpassen", "Fuß fest, das Tempo des Balls arbeiten lassen", "Platzieren vor Wucht"],
      "progressions": ["Der Pass springt auf", "Beim Pass wird eine Ecke gerufen"],
      "measuring": "Zähl die Tore aus acht direkten Abschlüssen, vier mit jedem Fuß."
    },
    "bg": {
      "title": "Завършване от първа",
      "aim": "Да вкараш търкалящ се пас, без да го спираш.",
      "steps": [
        "Единият е с топките до вратата, другият е на десет метра пред нея.",
        "Отстрани идва пас по земя; тръгни към него и го насочи във вратата от първа с вътрешната част.",
        "Четири паса отдясно с левия крак, четири отляво с десния.",
        "След осем се сменете. В последните серии тръгвай от конус по-назад и влизай в паса."
      ],
      "points": ["Нагласяй се с малки крачки", "Твърд крак, нека работи скоростта на топката", "Първо точност, после сила"],
      "progressions": ["Пасът е с отскок", "Подаващият казва ъгъл в момента на паса"],
      "measuring": "Преброй головете от осем завършвания от първа, по четири с всеки крак."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "rebound-hunter", "topic": "finishing", "place": "wall", "ages": [8, 16],
  "level": 2, "minutes": 10, "sets": 5, "repetitions": 6, "intensity": "high",
  "equipment": ["ball", "wall", "cones"],
  "texts": {
    "en": {
      "title": "The rebound hunter",
      "aim": "Be the first at the ball that comes back.",
      "steps": [
        "Mark a goal of three metres on a wall with cones. Stand eight metres away.",
        "Shoot at the wall and follow at once: the rebound must not get past you.",
        "Put the rebound in a second time, first touch or first time.",
        "Six pairs of shots, then walk for a minute. Five rounds, the foot as the ball comes."
      ],
      "points": ["Go after every shot, even a good one", "Stay low and quick on your feet", "Second shot: placed, not hard"],
      "progressions": ["Shoot at an angle, so that the rebound comes out to the side", "The second shot must be with the other foot"]
    },
    "de": {
      "title": "Abstauberjagd",
      "aim": "Zuerst an dem Ball sein, der zurückkommt.",
      "steps": [
        "Markier an einer Wand mit Hütchen ein Tor von drei Metern. Steh acht Meter davor.",
        "Schieß an die Wand und geh sofort nach: Der Abpraller darf nicht an dir vorbei.",
        "Mach den Abpraller rein, mit einem Kontakt davor oder direkt.",
        "Sechs Doppelschüsse, dann eine Minute gehen. Fünf Runden, mit dem Fuß, wie der Ball kommt."
      ],
      "points": ["Jedem Schuss nachgehen, auch dem guten", "Tief und schnell auf den Füßen", "Zweiter Schuss: platziert, nicht hart"],
      "progressions": ["Schräg schießen, damit der Abpraller zur Seite geht", "Der zweite Schuss muss mit dem anderen Fuß kommen"]
    },
    "bg": {
      "title": "Ловец на рикошети",
      "aim": "Да си пръв при топката, която се връща.",
      "steps": [
        "Отбележи с конуси на стената врата от три метра. Застани на осем метра.",
        "Удари в стената и веднага тръгни след топката: рикошетът не бива да те подмине.",
        "Вкарай рикошета с втори удар, след докосване или от първа.",
        "Шест двойни удара, после една минута ходене. Пет серии, с който крак дойде."
      ],
      "points": ["Тръгвай след всеки удар, и след добрия", "Ниско и бързо на краката", "Вторият удар е точен, не силен"],
      "progressions": ["Удряй косо, за да излезе рикошетът встрани", "Вторият удар трябва да е с другия крак"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "soft-header-standing", "topic": "heading", "place": "yard", "ages": [13, 19],
  "level": 2, "minutes": 8, "sets": 2, "repetitions": 6, "intensity": "low",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "The first header with a soft ball",
      "aim": "Learn where and how the ball meets the forehead.",
      "steps": [
        "Take a soft foam ball or a light, slightly deflated one. No more than twelve headers in all.",
        "Hold it in front of your face and touch it with the middle of the forehead, eyes open, mouth closed. Six touches, no throw.",
        "Throw it up a forearm's length and nod it back into your hands, from the hips, neck firm. Six times.",
        "Then a break without headers for the rest of the day. Headache or dizziness: stop and tell an adult."
      ],
      "points": ["Forehead, never the top of the head", "Eyes on the ball till the contact", "You go to the ball, it does not hit you"],
      "progressions": ["Head it down at a mark on the ground", "From kneeling, to feel the upper body work"]
    },
    "de": {
      "title": "Der erste Kopfball mit weichem Ball",
      "aim": "Lernen, wo und wie der Ball die Stirn trifft.",
      "steps": [
        "Nimm einen weichen Schaumstoffball oder einen leichten, nicht ganz aufgepumpten. Insgesamt höchstens zwölf Kopfbälle.",
        "Halt ihn vors Gesicht und berühr ihn mit der Stirnmitte, Augen offen, Mund zu. Sechsmal, ohne Wurf.",
        "Wirf ihn eine Unterarmlänge hoch und nick ihn aus der Hüfte mit festem Nacken in die Hände zurück. Sechsmal.",
        "Danach für den Rest des Tages keine Kopfbälle. Kopfweh oder Schwindel: aufhören und es einem Erwachsenen sagen."
      ],
      "points": ["Stirn, nie der Scheitel", "Augen am Ball bis zum Kontakt", "Du gehst zum Ball, er trifft nicht dich"],
      "progressions": ["Auf eine Marke am Boden köpfen", "Aus dem Kniestand, um den Oberkörper zu spüren"]
    },
    "bg": {
      "title": "Първа игра с глава с мека топка",
      "aim": "Да научиш къде и как топката среща челото.",
      "steps": [
        "Вземи мека дунапренова топка или лека, не съвсем напомпана. Общо най-много дванадесет удара с глава.",
        "Дръж я пред лицето и я докосни със средата на челото, очите отворени, устата затворена. Шест пъти, без хвърляне.",
        "Подхвърли я на един лакът височина и я върни с челото в ръцете, движение от кръста, стегнат врат. Шест пъти.",
        "После без удари с глава до края на деня. Главоболие или замайване: спри и кажи на възрастен."
      ],
      "points": ["Чело, никога темето", "Очите са в топката до допира", "Ти отиваш към топката, а не тя към теб"],
      "progressions": ["Насочи я надолу към белег на земята", "От колянка, за да усетиш работата на тялото"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "jump-timing-without-contact", "topic": "heading", "place": "pitch", "ages": [13, 19],
  "level": 3, "minutes": 10, "sets": 3, "repetitions": 5, "intensity": "medium",
  "equipment": ["ball"],
  "people": 2,
  "texts": {
    "en": {
      "title": "Timing the jump",
      "aim": "Judge the flight of the ball and jump at the right moment.",
      "steps": [
        "Use a soft, light ball. One throws it underarm in a high arc from six metres, the other waits.",
        "First catch it with both hands above the forehead at the highest point of your jump. Five times.",
        "Take off from one leg after two steps, the free knee protects you, arms for balance only.",
        "Only the last two of each round may be nodded gently back. Three rounds, change, six headers each at most."
      ],
      "points": ["Wait, wait, then go", "Take off from one leg, land on two", "Eyes open, chin in"],
      "progressions": ["The arc goes a step to the left or right", "Say 'mine' aloud before the jump"]
    },
    "de": {
      "title": "Den Absprung timen",
      "aim": "Die Flugbahn einschätzen und im richtigen Moment springen.",
      "steps": [
        "Nehmt einen weichen, leichten Ball. Der eine wirft ihn aus sechs Metern von unten in hohem Bogen, der andere wartet.",
        "Fang ihn zuerst am höchsten Punkt deines Sprungs mit beiden Händen über der Stirn. Fünfmal.",
        "Nach zwei Schritten mit einem Bein abspringen, das freie Knie schützt dich, die Arme nur fürs Gleichgewicht.",
        "Nur die letzten beiden jeder Runde darfst du sanft zurücknicken. Drei Runden, tauschen, höchstens sechs Kopfbälle pro Person."
      ],
      "points": ["Warten, warten, dann los", "Mit einem Bein abspringen, auf zweien landen", "Augen offen, Kinn eingezogen"],
      "progressions": ["Der Bogen geht einen Schritt nach links oder rechts", "Vor dem Sprung laut „Meiner“ rufen"]
    },
    "bg": {
      "title": "Навременен отскок",
      "aim": "Да прецениш полета на топката и да отскочиш в точния миг.",
      "steps": [
        "Вземете мека и лека топка. Единият я хвърля отдолу във висока дъга от шест метра, другият чака.",
        "Първо я хвани с две ръце над челото в най-високата точка на скока. Пет пъти.",
        "След две крачки отскачай от един крак, свободното коляно те пази, ръцете са само за равновесие.",
        "Само последните две от всяка серия можеш да върнеш леко с чело. Три серии, смяна, най-много по шест удара с глава."
      ],
      "points": ["Чакай, чакай и тогава", "Отскачаш от един крак, приземяваш се на два", "Отворени очи, прибрана брадичка"],
      "progressions": ["Дъгата е на крачка наляво или надясно", "Извикай „моя“ преди скока"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "keeper-basket-hands", "topic": "goalkeeping", "place": "room", "ages": [6, 12],
  "level": 1, "minutes": 6, "sets": 4, "repetitions": 8, "intensity": "low",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "The basket and the W",
      "aim": "Learn two ways of catching with a soft ball.",
      "steps": [
        "Take a soft ball. Basket: arms together, palms up, the ball rolls into your arms and is hugged.",
        "Roll the ball against a sofa or let somebody roll it. Eight baskets.",
        "W: thumbs nearly touch behind the ball, fingers wide. Throw it up to your face and catch it in the W.",
        "Eight with the W. Then mix: low ball basket, high ball W."
      ],
      "points": ["Step towards the ball", "Little fingers close together in the basket", "Hug it to your chest as if it were asleep"],
      "progressions": ["From kneeling", "Clap once before you catch"]
    },
    "de": {
      "title": "Körbchen und W",
      "aim": "Zwei Arten zu fangen mit einem weichen Ball lernen.",
      "steps": [
        "Nimm einen weichen Ball. Körbchen: Arme zusammen, Handflächen nach oben, der Ball rollt hinein und wird umarmt.",
        "Roll den Ball gegen ein Sofa oder lass ihn dir rollen. Acht Körbchen.",
        "W: Die Daumen berühren sich fast hinter dem Ball, die Finger sind weit. Wirf ihn auf Gesichtshöhe und fang ihn im W.",
        "Acht mit dem W. Danach gemischt: tiefer Ball Körbchen, hoher Ball W."
      ],
      "points": ["Dem Ball einen Schritt entgegen", "Im Körbchen die kleinen Finger nah zusammen", "An die Brust drücken, als würde er schlafen"],
      "progressions": ["Aus dem Kniestand", "Vor dem Fangen einmal klatschen"]
    },
    "bg": {
      "title": "Кошница и W",
      "aim": "Да научиш два начина за хващане с мека топка.",
      "steps": [
        "Вземи мека топка. Кошница: ръцете са събрани, дланите нагоре, топката се търкулва вътре и я прегръщаш.",
        "Търкаляй я към дивана или нека някой ти я търкаля. Осем кошници.",
        "W: палците почти се допират зад топката, пръстите са разперени. Подхвърли я до лицето и я хвани така.",
        "Осем по този начин. После смесено: ниска топка – кошница, висока – W."
      ],
      "points": ["Крачка към топката", "При кошницата малките пръсти са близо", "Притисни я до гърдите, сякаш спи"],
      "progressions": ["От колянка", "Преди хващането плесни веднъж"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "keeper-footwork-line", "topic": "goalkeeping", "place": "yard", "ages": [8, 17],
  "level": 2, "minutes": 10, "sets": 4, "repetitions": 6, "intensity": "high",
  "equipment": ["cones"],
  "texts": {
    "en": {
      "title": "Along the goal line",
      "aim": "Get to the right place with quick side steps.",
      "steps": [
        "Two cones five metres apart are your posts. Stand in the middle, knees bent, hands in front.",
        "Side steps to the right post, touch it, back to the middle and set your feet: that is your ready stance.",
        "The same to the left. Six times each, then rest for a minute.",
        "Then with a cross step: first step crosses over, for the long way. Six times."
      ],
      "points": ["Feet never touch in the side steps", "Hands stay in front of the body", "Stand still when the shot comes: both feet down"],
      "progressions": ["Somebody shows the side at the last moment", "A catch in the middle after each way"]
    },
    "de": {
      "title": "An der Torlinie",
      "aim": "Mit schnellen Seitschritten am richtigen Ort sein.",
      "steps": [
        "Zwei Hütchen im Abstand von fünf Metern sind deine Pfosten. Steh in der Mitte, Knie gebeugt, Hände vorn.",
        "Seitschritte zum rechten Pfosten, berühren, zurück zur Mitte und Füße setzen: deine Grundstellung.",
        "Dasselbe nach links. Je sechsmal, dann eine Minute Pause.",
        "Danach mit Kreuzschritt: Der erste Schritt kreuzt, für den langen Weg. Sechsmal."
      ],
      "points": ["Bei Seitschritten berühren sich die Füße nie", "Hände bleiben vor dem Körper", "Beim Schuss stehen: beide Füße am Boden"],
      "progressions": ["Jemand zeigt die Seite im letzten Moment", "Nach jedem Weg ein Fangball in der Mitte"]
    },
    "bg": {
      "title": "По голлинията",
      "aim": "С бързи странични стъпки да си на правилното място.",
      "steps": [
        "Два конуса на пет метра са твоите греди. Застани в средата, свити колене, ръцете напред.",
        "Странични стъпки до дясната греда, докосни я, върни се в средата и стъпи здраво: това е готовата стойка.",
        "Същото наляво. По шест пъти, после една минута почивка.",
        "След това с кръстосана стъпка: първата крачка минава отпред, за дългия път. Шест пъти."
      ],
      "points": ["При страничните стъпки краката не се допират", "Ръцете остават пред тялото", "При удара стой: двата крака са на земята"],
      "progressions": ["Някой показва страната в последния миг", "След всеки път – хващане в средата"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "keeper-low-dive-steps", "topic": "goalkeeping", "place": "pitch", "ages": [9, 17],
  "level": 3, "minutes": 12, "sets": 3, "repetitions": 6, "intensity": "medium",
  "equipment": ["ball", "mat"],
  "texts": {
    "en": {
      "title": "From sitting to the low dive",
      "aim": "Learn to fall sideways so that it does not hurt.",
      "steps": [
        "Soft grass or a mat. Sit with legs stretched, the ball beside you: fall to the side and catch it in front. Six on each side.",
        "From kneeling: lean to the side, land on thigh, hip and shoulder, the ball in both hands.",
        "From a squat: step towards the ball, push off, slide along the ground.",
        "From standing, with the ball lying one step to the side. Six on each side, softly."
      ],
      "points": ["Lower hand behind the ball, upper hand on top", "Never land on the elbow", "Head behind the ball, eyes open"],
      "progressions": ["Let somebody roll the ball slowly", "Get up fast and go to the other side"]
    },
    "de": {
      "title": "Vom Sitzen zum flachen Hechten",
      "aim": "Seitlich fallen lernen, ohne dass es wehtut.",
      "steps": [
        "Weicher Rasen oder Matte. Sitz mit gestreckten Beinen, der Ball neben dir: zur Seite fallen und ihn vor dir sichern. Sechsmal pro Seite.",
        "Aus dem Kniestand: zur Seite lehnen, auf Oberschenkel, Hüfte und Schulter landen, der Ball in beiden Händen.",
        "Aus der Hocke: Schritt zum Ball, abdrücken, am Boden entlanggleiten.",
        "Aus dem Stand, der Ball liegt einen Schritt seitlich. Sechsmal pro Seite, weich."
      ],
      "points": ["Untere Hand hinter den Ball, obere darauf", "Nie auf dem Ellbogen landen", "Kopf hinter dem Ball, Augen offen"],
      "progressions": ["Jemand rollt den Ball langsam", "Schnell aufstehen und auf die andere Seite"]
    },
    "bg": {
      "title": "От седеж до нисък плонж",
      "aim": "Да се научиш да падаш настрани, без да те заболи.",
      "steps": [
        "Мека трева или постелка. Седни с изпънати крака, топката е до теб: падни настрани и я хвани пред себе си. По шест на страна.",
        "От колянка: наклони се настрани и се приземи на бедро, таз и рамо, топката е в двете ръце.",
        "От клек: крачка към топката, оттласкване, плъзгане по земята.",
        "От стоеж, топката е на крачка встрани. По шест на страна, меко."
      ],
      "points": ["Долната ръка е зад топката, горната отгоре", "Никога не падай на лакът", "Главата е зад топката, очите отворени"],
      "progressions": ["Някой търкаля топката бавно", "Стани бързо и към другата страна"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "keeper-wall-reaction", "topic": "goalkeeping", "place": "wall", "ages": [9, 19],
  "level": 3, "minutes": 10, "sets": 5, "repetitions": 10, "intensity": "medium",
  "equipment": ["ball", "wall"],
  "measure": "repetitions", "target": 8,
  "texts": {
    "en": {
      "title": "Quick hands at the wall",
      "aim": "React to rebounds from a short distance.",
      "steps": [
        "Stand two metres from the wall in your ready stance with a ball.",
        "Throw it firmly against the wall at chest height and catch the rebound in the W. Ten times.",
        "Throw it low so that it comes back to your feet: basket catch. Ten times.",
        "Throw it to one side and catch with a step. Ten each way, then rest."
      ],
      "points": ["Weight on the front of your feet", "Hands already up when the ball leaves", "Catch in front, not beside the ear"],
      "progressions": ["Throw with the weaker hand", "Turn your back, throw over the shoulder, turn and catch"],
      "measuring": "Out of ten rebounds with a step to the side, five each way, count the clean catches."
    },
    "de": {
      "title": "Schnelle Hände an der Wand",
      "aim": "Aus kurzer Distanz auf Abpraller reagieren.",
      "steps": [
        "Steh zwei Meter vor der Wand in Grundstellung, mit Ball.",
        "Wirf ihn fest auf Brusthöhe an die Wand und fang den Abpraller im W. Zehnmal.",
        "Wirf ihn tief, sodass er zu deinen Füßen kommt: Körbchen. Zehnmal.",
        "Wirf ihn zur Seite und fang ihn mit einem Schritt. Zehnmal pro Seite, dann Pause."
      ],
      "points": ["Gewicht auf dem Vorfuß", "Hände schon oben, wenn der Ball weg ist", "Vor dem Körper fangen, nicht neben dem Ohr"],
      "progressions": ["Mit der schwächeren Hand werfen", "Umdrehen, über die Schulter werfen, zurückdrehen und fangen"],
      "measuring": "Zähl bei zehn Abprallern mit Seitschritt, fünf pro Seite, die sauber gefangenen."
    },
    "bg": {
      "title": "Бързи ръце до стената",
      "aim": "Да реагираш на отскоци от близо.",
      "steps": [
        "Застани на два метра от стената в готова стойка с топка.",
        "Хвърли я силно в стената на височината на гърдите и хвани отскока с дланите зад топката. Десет пъти.",
        "Хвърли я ниско, за да се върне в краката: кошница. Десет пъти.",
        "Хвърли я встрани и я хвани с крачка. По десет на страна, после почивка."
      ],
      "points": ["Тежестта е на пръстите", "Ръцете са горе, щом топката тръгне", "Хващай пред себе си, не до ухото"],
      "progressions": ["Хвърляй с по-слабата ръка", "Обърни гръб, хвърли през рамо, завърти се и хвани"],
      "measuring": "От десет отскока с крачка встрани, по пет на страна, преброй чисто хванатите."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "keeper-throw-to-target", "topic": "goalkeeping", "place": "pitch", "ages": [9, 19],
  "level": 2, "minutes": 12, "sets": 3, "repetitions": 8, "intensity": "low",
  "equipment": ["ball", "cones"],
  "measure": "repetitions", "target": 5,
  "texts": {
    "en": {
      "title": "Throw out to a team mate",
      "aim": "Start the attack with a well aimed throw.",
      "steps": [
        "Put cone gates of two metres at eight, fifteen and twenty metres.",
        "Roll the ball underarm through the nearest gate, bending your knees as in bowling. Eight times.",
        "Overarm to the second: arm straight, step, throw over the shoulder so that the ball lands before the gate.",
        "Long sling throw to the third only from thirteen on; younger keepers repeat the second. Eight each."
      ],
      "points": ["Front foot points at the target", "Let go low when you roll: no bounce", "Look at one side, throw to the other"],
      "progressions": ["Catch the ball first, then throw within three seconds", "A friend runs into the gate"],
      "measuring": "Out of eight overarm throws at the gate fifteen metres away, count those that go through it."
    },
    "de": {
      "title": "Abwurf zum Mitspieler",
      "aim": "Den Angriff mit einem gezielten Wurf eröffnen.",
      "steps": [
        "Stell Hütchentore von zwei Metern in acht, fünfzehn und zwanzig Metern Entfernung auf.",
        "Roll den Ball von unten durch das nächste Tor, mit gebeugten Knien wie beim Kegeln. Achtmal.",
        "Über Kopf zum zweiten: Arm gestreckt, Schritt, über die Schulter werfen, sodass der Ball vor dem Tor aufkommt.",
        "Der lange Schleuderwurf zum dritten ist erst ab dreizehn; wer jünger ist, wiederholt das zweite. Je achtmal."
      ],
      "points": ["Der vordere Fuß zeigt zum Ziel", "Beim Rollen tief loslassen: kein Aufspringen", "Zur einen Seite schauen, zur anderen werfen"],
      "progressions": ["Ball erst fangen, dann in drei Sekunden abwerfen", "Jemand läuft ins Tor hinein"],
      "measuring": "Zähl bei acht Würfen über Kopf auf das Tor in fünfzehn Metern die, die hindurchgehen."
    },
    "bg": {
      "title": "Хвърляне към съотборник",
      "aim": "Да започнеш атаката с точно хвърляне.",
      "steps": [
        "Направи вратички от два метра на осем, петнадесет и двадесет метра.",
        "Търкулни топката отдолу през най-близката, със свити колене като на боулинг. Осем пъти.",
        "Към втората над рамото: изпъната ръка, крачка, хвърляне, така че топката да падне преди вратичката.",
        "Дългото хвърляне към третата е чак от тринадесет години; по-малките повтарят втората. По осем пъти."
      ],
      "points": ["Предният крак сочи целта", "При търкалянето пусни ниско: без отскок", "Гледай на едната страна, хвърли на другата"],
      "progressions": ["Първо хвани, после хвърли до три секунди", "Приятел влиза във вратичката"],
      "measuring": "От осем хвърляния над рамото към вратичката на петнадесет метра преброй минаващите през нея."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "keeper-high-ball-alone", "topic": "goalkeeping", "place": "yard", "ages": [10, 19],
  "level": 3, "minutes": 10, "sets": 4, "repetitions": 6, "intensity": "medium",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "Pick the high ball",
      "aim": "Catch at the highest point with a protecting knee.",
      "steps": [
        "Throw the ball four metres up and a step in front of you.",
        "Two steps, take off from one leg, the other knee goes up in front.",
        "Catch it at the highest point above the forehead, land softly, bring the ball to the chest.",
        "Six with the right leg, six with the left. Call 'keeper!' each time."
      ],
      "points": ["Wait, then go fast", "Arms long, fingers wide", "Look at the ball through your hands"],
      "progressions": ["Throw to the side, so that you must run in an arc", "Somebody stands in the way without jumping"]
    },
    "de": {
      "title": "Den hohen Ball pflücken",
      "aim": "Am höchsten Punkt fangen, mit schützendem Knie.",
      "steps": [
        "Wirf den Ball vier Meter hoch und einen Schritt vor dich.",
        "Zwei Schritte, mit einem Bein abspringen, das andere Knie geht vorn hoch.",
        "Fang ihn am höchsten Punkt über der Stirn, lande weich, nimm den Ball an die Brust.",
        "Sechsmal mit dem rechten Bein, sechsmal mit dem linken. Ruf jedes Mal „Torwart!“."
      ],
      "points": ["Warten, dann schnell", "Arme lang, Finger weit", "Durch die Hände auf den Ball schauen"],
      "progressions": ["Zur Seite werfen, sodass du im Bogen laufen musst", "Jemand steht im Weg, ohne zu springen"]
    },
    "bg": {
      "title": "Свали високата топка",
      "aim": "Да хванеш в най-високата точка с коляно, което те пази.",
      "steps": [
        "Хвърли топката на четири метра нагоре и на крачка пред себе си.",
        "Две крачки, отскок от един крак, другото коляно се вдига отпред.",
        "Хвани я в най-високата точка над челото, приземи се меко, прибери я до гърдите.",
        "Шест пъти с десния крак, шест с левия. Всеки път викай „вратар!“."
      ],
      "points": ["Изчакай, после бързо", "Дълги ръце, разперени пръсти", "Гледай топката през ръцете си"],
      "progressions": ["Хвърляй встрани, за да тичаш в дъга", "Някой стои на пътя, без да скача"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "keeper-duel-small-goals", "topic": "goalkeeping", "place": "yard", "ages": [8, 17],
  "level": 2, "minutes": 15, "sets": 4, "intensity": "medium",
  "equipment": ["ball", "cones"],
  "people": 2,
  "texts": {
    "en": {
      "title": "Two goals, two keepers",
      "aim": "Save, throw and shoot in turn.",
      "steps": [
        "Two goals of three metres, ten metres apart. One of you in each.",
        "Take turns to roll, throw or pass the ball at the other's goal, always below the hip.",
        "A catch is two points, a save with the hands one, a goal for the thrower one.",
        "Five minutes, then change goals. After each save begin the next attack within three seconds."
      ],
      "points": ["Come out two steps: the goal becomes smaller", "Hands low, they are quicker up than down", "Fair: only when the other is ready"],
      "progressions": ["Half-volleys from the hands are allowed", "Save with the feet counts double"]
    },
    "de": {
      "title": "Zwei Tore, zweimal Torwart",
      "aim": "Abwechselnd halten, werfen und schießen.",
      "steps": [
        "Zwei Tore von drei Metern, zehn Meter auseinander. In jedem steht einer von euch.",
        "Rollt, werft oder passt den Ball abwechselnd aufs andere Tor, immer unter Hüfthöhe.",
        "Gefangen gibt zwei Punkte, mit den Händen abgewehrt einen, ein Tor einen für die Gegenseite.",
        "Fünf Minuten, dann Tore tauschen. Nach jeder Parade beginnt der nächste Angriff innerhalb von drei Sekunden."
      ],
      "points": ["Zwei Schritte herauskommen: Das Tor wird kleiner", "Hände tief, nach oben sind sie schneller", "Fair: erst, wenn der andere bereit ist"],
      "progressions": ["Dropkicks sind erlaubt", "Fußabwehr zählt doppelt"]
    },
    "bg": {
      "title": "Две врати, двама вратари",
      "aim": "Да спасявате, хвърляте и удряте на смени.",
      "steps": [
        "Две врати от три метра, на десет метра една от друга. Във всяка е един от вас.",
        "На смени търкаляйте, хвърляйте или подавайте топката към чуждата врата, винаги под кръста.",
        "Хваната топка е две точки, отбита с ръце – една, гол – една за другия.",
        "Пет минути, после си сменете вратите. След всяко спасяване започни следващата атака до три секунди."
      ],
      "points": ["Излез две крачки: вратата се смалява", "Ръцете ниско, нагоре са по-бързи", "Честно: само когато другият е готов"],
      "progressions": ["Разрешено е полуволе от ръце", "Спасяване с крак се брои двойно"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "keeper-angle-with-rope", "topic": "goalkeeping", "place": "pitch", "ages": [10, 19],
  "level": 3, "minutes": 10, "sets": 4, "repetitions": 6, "intensity": "low",
  "equipment": ["rope", "ball"],
  "people": 2,
  "texts": {
    "en": {
      "title": "The rope shows the angle",
      "aim": "See with your own eyes how you make the goal smaller.",
      "steps": [
        "Tie a long rope to the feet of both posts and bring its middle to the ball, twelve metres away: a triangle.",
        "The keeper stands inside the triangle on the goal line. How much of the rope can you reach with one step?",
        "Come out step by step until one step and a stretched arm reach both ropes.",
        "Move the ball to the left and right; the keeper finds the place again. Six places, then change."
      ],
      "points": ["You stand on the line from the ball to the middle of the goal", "Small steps, always ready", "Too far out is the chip's chance"],
      "progressions": ["Without the rope: show the place, then check", "A slow shot after each new place"]
    },
    "de": {
      "title": "Das Seil zeigt den Winkel",
      "aim": "Mit eigenen Augen sehen, wie du das Tor kleiner machst.",
      "steps": [
        "Bindet ein langes Seil unten an beide Pfosten und zieht die Mitte zum Ball in zwölf Metern Entfernung: ein Dreieck.",
        "Wer im Tor ist, steht im Dreieck auf der Torlinie. Wie viel vom Seil erreichst du mit einem Schritt?",
        "Komm Schritt für Schritt heraus, bis ein Schritt und ein gestreckter Arm beide Seile erreichen.",
        "Legt den Ball nach links und rechts; der richtige Platz wird neu gesucht. Sechs Plätze, dann tauschen."
      ],
      "points": ["Du stehst auf der Linie vom Ball zur Tormitte", "Kleine Schritte, immer bereit", "Zu weit draußen lädt zum Lupfer ein"],
      "progressions": ["Ohne Seil: Platz zeigen, dann prüfen", "Nach jedem neuen Platz ein langsamer Schuss"]
    },
    "bg": {
      "title": "Въжето показва ъгъла",
      "aim": "Да видиш с очите си как правиш вратата по-малка.",
      "steps": [
        "Вържете дълго въже долу за двете греди и опънете средата му до топката на дванадесет метра: триъгълник.",
        "Вратарят застава в триъгълника на голлинията. Колко от въжето стигаш с една крачка?",
        "Излизай крачка по крачка, докато с една крачка и изпъната ръка достигаш двете въжета.",
        "Местете топката наляво и надясно; вратарят пак намира мястото. Шест места, после смяна."
      ],
      "points": ["Стоиш на линията от топката до средата на вратата", "Малки крачки, винаги в готовност", "Излезеш ли твърде много, ще те прехвърлят"],
      "progressions": ["Без въже: покажи мястото, после провери", "След всяко ново място – бавен удар"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "keeper-feet-distribution", "topic": "goalkeeping", "place": "wall", "ages": [9, 19],
  "level": 2, "minutes": 10, "sets": 4, "repetitions": 8, "intensity": "medium",
  "equipment": ["ball", "wall", "cones"],
  "texts": {
    "en": {
      "title": "Back pass, two touches, away",
      "aim": "Play with the feet as calmly as a field player.",
      "steps": [
        "Put two gates of one metre left and right of you, four metres from the wall.",
        "Pass to the wall: the return is a back pass, you may not use your hands.",
        "First touch across your body to the side, second touch a pass through the gate on that side.",
        "Fetch the ball at a jog. Four to each side, eight in a round. The last round is first time."
      ],
      "points": ["Open your body before the ball comes", "First touch away from your own goal", "Far foot for the touch"],
      "progressions": ["A friend shows the side while the ball is rolling", "Chip the second touch over a bottle"]
    },
    "de": {
      "title": "Rückpass, zwei Kontakte, weg",
      "aim": "Mit dem Fuß so ruhig spielen wie im Feld.",
      "steps": [
        "Stell links und rechts von dir je ein Tor von einem Meter auf, vier Meter vor der Wand.",
        "Pass an die Wand: Der Rückball ist ein Rückpass, die Hände sind tabu.",
        "Erster Kontakt quer zur Seite, zweiter Kontakt als Pass durch das Tor auf dieser Seite.",
        "Hol den Ball im Trab. Vier zu jeder Seite, acht pro Runde. Die letzte Runde direkt."
      ],
      "points": ["Körper öffnen, bevor der Ball kommt", "Erster Kontakt weg vom eigenen Tor", "Mit dem entfernten Fuß annehmen"],
      "progressions": ["Jemand zeigt die Seite, während der Ball rollt", "Zweiter Kontakt als Lupfer über eine Flasche"]
    },
    "bg": {
      "title": "Пас назад, две докосвания и пас",
      "aim": "Да играеш с крака спокойно като полеви играч.",
      "steps": [
        "Направи вляво и вдясно от себе си по една вратичка от един метър, на четири метра от стената.",
        "Подай в стената: върнатата топка е пас назад към вратаря, без ръце.",
        "Първото докосване е през тялото настрани, второто е пас през вратичката от тази страна.",
        "Прибирай топката с леко бягане. По четири на страна, осем в серия. Последната серия е от първа."
      ],
      "points": ["Отвори тялото, преди топката да дойде", "Първото докосване е далеч от своята врата", "Приемай с далечния крак"],
      "progressions": ["Приятел показва страната, докато топката се търкаля", "Второто докосване прехвърля бутилка"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "keeper-turn-and-save", "topic": "goalkeeping", "place": "yard", "ages": [8, 17],
  "level": 3, "minutes": 8, "sets": 4, "repetitions": 8, "intensity": "high",
  "equipment": ["tennis_ball"],
  "people": 2, "measure": "repetitions", "target": 6,
  "texts": {
    "en": {
      "title": "Turn and save",
      "aim": "Find the ball late and still catch it.",
      "steps": [
        "The keeper stands three metres away with the back turned, knees bent.",
        "The thrower calls 'turn' and throws a tennis ball softly between hip and head in the same moment.",
        "Turn with a small jump, find the ball, catch it or touch it away.",
        "Eight throws, turning over the left and the right shoulder in turn. Then change."
      ],
      "points": ["Turn the head first, the body follows", "Hands come up during the turn", "Every touch is a success"],
      "progressions": ["The throw comes before the call", "Two balls in short succession"],
      "measuring": "Out of ten throws from three metres, count the balls you touch with a hand."
    },
    "de": {
      "title": "Drehen und halten",
      "aim": "Den Ball spät sehen und trotzdem fangen.",
      "steps": [
        "Wer hält, steht drei Meter entfernt mit dem Rücken zum Werfer, Knie gebeugt.",
        "Der Werfer ruft „dreh“ und wirft im selben Moment einen Tennisball weich zwischen Hüft- und Kopfhöhe.",
        "Mit einem kleinen Sprung umdrehen, Ball finden, fangen oder wegtippen.",
        "Acht Würfe, abwechselnd über die linke und rechte Schulter. Dann tauschen."
      ],
      "points": ["Erst dreht der Kopf, der Körper folgt", "Schon beim Drehen Hände hoch", "Jede Berührung ist ein Erfolg"],
      "progressions": ["Der Wurf kommt vor dem Ruf", "Zwei Bälle kurz nacheinander"],
      "measuring": "Zähl bei zehn Würfen aus drei Metern die Bälle, die du mit der Hand berührst."
    },
    "bg": {
      "title": "Обърни се и спаси",
      "aim": "Да видиш топката късно и пак да я хванеш.",
      "steps": [
        "Вратарят е на три метра, с гръб към хвърлящия, със свити колене.",
        "Хвърлящият вика „обърни се“ и в същия миг хвърля тенис топка меко, между кръста и главата.",
        "Обърни се с малък подскок, намери топката, хвани я или я избий.",
        "Осем хвърляния, обръщане ту през лявото, ту през дясното рамо. После смяна."
      ],
      "points": ["Първо се върти главата, тялото я следва", "Ръцете се вдигат още при обръщането", "Всяко докосване е успех"],
      "progressions": ["Хвърлянето е преди вика", "Две топки една след друга"],
      "measuring": "От десет хвърляния от три метра преброй топките, които докосваш с ръка."
    }
  }
}
$json$);
