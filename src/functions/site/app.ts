import { initializeApp } from 'firebase-admin/app'

initializeApp()
